import { experienceRules } from '@nishiki/contract/experience';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { inOwnRows } from '../own-rows.ts';

/**
 * A client asks for the experience of something it saw happen. Deeds that the server did itself have
 * earned already, in the transaction that did them, so this gives nothing and tells where the keeper stands.
 * @throws DomainError invalid_request for a type that is not in the table
 */
export const askForAward = async (
  ctx: Ctx,
  input: { type: string },
): Promise<{ awarded: 0; experience_points: number; level: number }> => {
  if (!experienceRules.some(({ type }) => type === input.type))
    throw new DomainError('invalid_request', 'unknown activity type', {
      userMessage: 'There is no such activity.',
    });
  const found = await inOwnRows(ctx, (tx, userId) =>
    tx.execute<{ experience_points: number; level: number }>(
      sql`select experience_points, level from profiles where user_id = ${userId}`,
    ),
  );
  const row = found.rows[0];
  if (!row) throw new DomainError('not_found', 'no profile');
  return { awarded: 0, ...row };
};
