import type { ratingReasons } from '@nishiki/contract/chat';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { inOwnRows } from '../own-rows.ts';

export type Rating = {
  readonly messageId: string;
  readonly rating: 'up' | 'down' | null;
  readonly reason?: (typeof ratingReasons)[number] | null | undefined;
  readonly words?: string | null | undefined;
};

/** Whether an answer was of use. Reasons belong to one that was not. @throws DomainError not_found */
export const rateMessage = async (ctx: Ctx, input: Rating): Promise<void> => {
  const { rating } = input;
  const isDown = rating === 'down';
  const reason = isDown ? (input.reason ?? null) : null;
  const words = (isDown && input.words?.trim()) || null;
  const rated = await inOwnRows(ctx, (tx, userId) =>
    tx.execute(sql`
      update chat_messages set rating = ${rating}, rating_reason = ${reason}, rating_words = ${words}
      where user_id = ${userId} and id = ${input.messageId} and role = 'expert' returning id`),
  );
  if (rated.rows.length === 0) throw new DomainError('not_found', 'no such answer');
};
