import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import { keeperOf } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { asSystem } from '../own-rows.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { holdAccount } from './account.ts';
import { readEmail } from './email.ts';
import { limitKeeper } from './limits.ts';

const AN_HOUR = 10;

/** Asked again under the account's lock: a thief's wish that was under way while the password was changed. */
const refuseEnded = async (tx: Transaction, userId: string, sessionId: string): Promise<void> => {
  const stands = await tx.execute(sql`
    select 1 from sessions where user_id = ${userId} and id = ${sessionId} and ended_at is null`);
  if (stands.rows.length === 0) throw new DomainError('session_ended', 'signed out meanwhile');
};

/**
 * Asks for another address. It counts once its owner has verified it; until then the old one stays.
 * An address that has an account already gets the same answer and no mail.
 */
export const requestEmailChange = async (ctx: Ctx, input: { email: string }): Promise<void> => {
  const { userId, sessionId } = keeperOf(ctx.actor);
  const email = readEmail(input.email);
  await limitKeeper(ctx, 'email-change', userId, AN_HOUR);
  const asked = await asSystem(ctx, async (tx) => {
    await holdAccount(tx, userId);
    await refuseEnded(tx, userId, sessionId);
    const changed = await tx.execute(sql`
      update accounts set pending_email = ${email}, updated_at = now()
      where user_id = ${userId} and email <> ${email} returning user_id`);
    if (changed.rows.length === 0) {
      // Back to the address that counts already: nothing waits any more.
      await tx.execute(sql`
        update accounts set pending_email = null where user_id = ${userId} and pending_email is not null`);
      return false;
    }
    await enqueue(tx, { kind: 'email-change', userId });
    return true;
  });
  if (asked) ctx.wakeOutbox();
};
