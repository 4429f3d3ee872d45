import { ERASURE_DAYS } from '@nishiki/contract/account-rules';
import { sql } from 'drizzle-orm';
import { keeperOf } from '../actor.ts';
import { leavePlans } from '../billing/cancel-plans.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { asSystem } from '../own-rows.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { endMonth, setTier } from '../subscription/give-month.ts';
import { endSessions } from './end-sessions.ts';
import { limitKeeper } from './limits.ts';
import { passwordFits } from './passwords.ts';
import { ownAccount } from './read-user.ts';

const DAY = 24 * 3600 * 1000;
const AN_HOUR = 10;

/**
 * "Delete my account": in 14 days it is erased; signing in before undoes that. The plan ends at once,
 * and every device is signed out.
 * @throws DomainError password_wrong, invalid_request when the address typed again is not the account's
 */
export const scheduleErasure = async (
  ctx: Ctx,
  input: { email: string; password?: string | undefined },
): Promise<{ erase_after: string }> => {
  const { userId } = keeperOf(ctx.actor);
  await limitKeeper(ctx, 'delete-account', userId, AN_HOUR);
  const account = await ownAccount(ctx);
  if (input.email.trim().toLowerCase() !== account.email)
    throw new DomainError('invalid_request', 'address typed again differs', {
      userMessage: 'This is not the e-mail address of your account. Nothing was deleted.',
    });
  if (account.password_hash && !(await passwordFits(account.password_hash, input.password ?? '')))
    throw new DomainError('password_wrong', 'password does not fit');
  const eraseAfter = new Date(ctx.now().getTime() + ERASURE_DAYS * DAY).toISOString();
  await asSystem(ctx, async (tx) => {
    await tx.execute(sql`
      update accounts set erase_after = ${eraseAfter}, updated_at = now() where user_id = ${userId}`);
    // One that is paid for ends once the payment service says so, and its tokens with it.
    const plan = await tx.execute(sql`
      delete from subscriptions where user_id = ${userId} and source = 'operator' returning plan`);
    if (plan.rows.length > 0) {
      await endMonth(tx, userId, `deletion ${eraseAfter}`);
      await setTier(tx, userId, null);
    }
    await endSessions(tx, { userId, because: 'account to be deleted' });
    await leavePlans(tx, userId);
    await enqueue(tx, { kind: 'deletion-scheduled', userId, eraseAfter });
  });
  ctx.wakeOutbox();
  return { erase_after: eraseAfter };
};
