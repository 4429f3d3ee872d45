import { sql } from 'drizzle-orm';
import { keeperOf } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { asSystem } from '../own-rows.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Account } from './account.ts';
import { endSessions } from './end-sessions.ts';
import { limitKeeper } from './limits.ts';
import { checkPassword } from './password-rules.ts';
import { hashPassword, passwordFits } from './passwords.ts';
import { ownAccount } from './read-user.ts';

/** Minutes after a recovery link (or a first sign-in with Google) in which no old password is asked for. */
const FRESH_MINUTES = 15;
const AN_HOUR = 20;

/**
 * Whether the session itself proves who this is, just now: begun by a recovery mail, or, where there
 * is no password yet, by Google. Replacing a password takes the old one or the mail.
 */
const isFreshProof = (ctx: Ctx, account: Account): Promise<boolean> => {
  const { userId, sessionId } = keeperOf(ctx.actor);
  const methods = account.password_hash === null ? ['recovery', 'google'] : ['recovery'];
  return asSystem(ctx, async (tx) => {
    const found = await tx.execute(sql`
      select 1 from sessions
      where user_id = ${userId} and id = ${sessionId}
        and method in (${sql.join(
          methods.map((method) => sql`${method}`),
          sql`, `,
        )})
        and created_at > now() - make_interval(mins => ${FRESH_MINUTES})`);
    return found.rows.length === 1;
  });
};

/**
 * Sets a new password and signs every other device out. Links that were sent and an address that waits
 * for its verification count no more. The keeper is told by mail.
 * @throws DomainError password_wrong, reauthentication_needed, same_password, weak_password and kin
 */
export const changePassword = async (
  ctx: Ctx,
  input: { password: string; currentPassword?: string | undefined },
): Promise<void> => {
  const { userId, sessionId } = keeperOf(ctx.actor);
  await limitKeeper(ctx, 'password-change', userId, AN_HOUR);
  const account = await ownAccount(ctx);
  checkPassword(input.password);
  if (input.currentPassword !== undefined) {
    if (!(await passwordFits(account.password_hash, input.currentPassword)))
      throw new DomainError('password_wrong', 'current password does not fit');
  } else if (!(await isFreshProof(ctx, account))) {
    throw new DomainError('reauthentication_needed', 'no current password given');
  }
  if (account.password_hash && (await passwordFits(account.password_hash, input.password)))
    throw new DomainError('same_password', 'old and new are the same');
  const passwordHash = await hashPassword(input.password);
  await asSystem(ctx, async (tx) => {
    await tx.execute(sql`
      update accounts set password_hash = ${passwordHash}, pending_email = null, updated_at = now()
      where user_id = ${userId}`);
    // Whoever locks a thief out changes the password: each link that was sent opens the account, and
    // the address that waits may be the thief's.
    await tx.execute(sql`delete from mail_tokens where user_id = ${userId}`);
    await endSessions(tx, { userId, because: 'password changed', keep: sessionId });
    await enqueue(tx, { kind: 'password-changed', userId, at: ctx.now().toISOString() });
  });
  ctx.wakeOutbox();
};
