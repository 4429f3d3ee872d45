import type { Transaction } from '@nishiki/db/open-database';
import { varietyById } from '@nishiki/knowledge/varieties/lookup';
import { sql, type SQL } from 'drizzle-orm';
import type { GuestActor, UserActor } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { correctionOf, type CorrectedRow, type Correction } from './correction.ts';
import { mayAnalyze } from './policy.ts';

type Input = {
  readonly id: string;
  /** Null takes the correction back, and with it the consent. */
  readonly varietyId: string | null;
  readonly mayLearn: boolean;
};

/** Under the role of whoever asks, so that the database refuses another's row as well. */
const inTheirRows = <T>(
  ctx: Ctx,
  actor: GuestActor | UserActor,
  work: (tx: Transaction, isTheirs: SQL) => Promise<T>,
): Promise<T> =>
  actor.kind === 'user'
    ? ctx.db.withRole('user', { userId: actor.userId }, (tx) =>
        work(tx, sql`user_id = ${actor.userId}`),
      )
    : ctx.db.withRole('guest', { deviceId: actor.deviceId }, (tx) =>
        work(tx, sql`device_id = ${actor.deviceId}`),
      );

/**
 * What the owner of a photo holds the fish to be. What the engine found stays beside it.
 * @throws DomainError not_found, for another's as well; invalid_request for a variety that is not in
 *   the catalogue
 */
export const correctAnalysis = async (
  ctx: Ctx,
  input: Input,
): Promise<{ correction: Correction | null }> => {
  const actor = mayAnalyze(ctx.actor);
  const { id, varietyId } = input;
  if (varietyId !== null && !varietyById(varietyId))
    throw new DomainError('invalid_request', 'no variety of the catalogue', {
      userMessage: 'This variety is not in our list. Please choose one from it.',
    });
  const [at, mayLearn] = varietyId === null ? [null, null] : [ctx.now(), input.mayLearn];
  const found = await inTheirRows(ctx, actor, (tx, isTheirs) =>
    tx.execute<CorrectedRow>(sql`
      update analyses set corrected_to = ${varietyId}, may_learn = ${mayLearn},
             corrected_at = ${at?.toISOString() ?? null}::timestamptz
      where id = ${id} and ${isTheirs} returning corrected_to, may_learn`),
  );
  const row = found.rows[0];
  if (!row) throw new DomainError('not_found', 'no such analysis of theirs');
  return { correction: correctionOf(row) };
};
