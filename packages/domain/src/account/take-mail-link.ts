import type { SessionAnswer } from '@nishiki/contract/account';
import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import { readClaimed } from '../billing/read-claimed.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { asSystem } from '../own-rows.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { isTaken } from '../unique-violation.ts';
import { accountById, holdAccount, type Account } from './account.ts';
import { endSessions } from './end-sessions.ts';
import { limitAddress } from './limits.ts';
import type { LinkPurpose } from './mail-links.ts';
import { presentSession } from './present.ts';
import { hashSecret, ownerOfSecret } from './secrets.ts';
import { startSession, type SessionMethod } from './start-session.ts';

const expired = (detail: string): DomainError => new DomainError('otp_expired', detail);

const methods: Record<LinkPurpose, SessionMethod> = {
  signup: 'verification',
  recovery: 'recovery',
  email_change: 'email_change',
};

/** Used up with its kin: whoever asked twice holds two links, and one of them is enough. */
const takeLink = async (
  tx: Transaction,
  userId: string,
  token: string,
  purpose: LinkPurpose,
): Promise<string | null> => {
  const taken = await tx.execute<{ email: string }>(sql`
    delete from mail_tokens
    where user_id = ${userId} and token_hash = ${hashSecret(token)} and purpose = ${purpose}
      and expires_at > now()
    returning email`);
  const email = taken.rows[0]?.email;
  if (!email) return null;
  await tx.execute(sql`delete from mail_tokens where user_id = ${userId} and purpose = ${purpose}`);
  return email;
};

/**
 * The link proves that the address is read by whoever holds it. An address that was never proved
 * before may have been typed by somebody else, together with a password: with a recovery link that
 * password opens nothing any more, and its sessions end.
 */
const verifyAddress = async (
  tx: Transaction,
  account: Account,
  purpose: LinkPurpose,
): Promise<void> => {
  if (purpose === 'recovery' && account.email_verified_at === null) {
    await endSessions(tx, { userId: account.user_id, because: 'address recovered' });
    await tx.execute(
      sql`update accounts set password_hash = null where user_id = ${account.user_id}`,
    );
  }
  await tx.execute(sql`
    update accounts set email_verified_at = coalesce(email_verified_at, now()), updated_at = now()
    where user_id = ${account.user_id}`);
};

const changeAddress = async (tx: Transaction, account: Account, email: string): Promise<void> => {
  if (account.pending_email !== email) throw expired('another address is wanted by now');
  await tx.execute(sql`
    update accounts set email = ${email}, pending_email = null, email_verified_at = now(), updated_at = now()
    where user_id = ${account.user_id}`);
  await tx.execute(sql`delete from mail_tokens where user_id = ${account.user_id}`);
  await enqueue(tx, {
    kind: 'email-changed',
    userId: account.user_id,
    oldEmail: account.email,
  });
};

/**
 * Uses the link of a mail, once, and signs this browser in.
 * @throws DomainError otp_expired when it was used, is too old, or was never sent
 */
export const takeMailLink = async (
  ctx: Ctx,
  input: { token: string; purpose: LinkPurpose },
): Promise<SessionAnswer> => {
  await limitAddress(ctx);
  const { token, purpose } = input;
  const userId = ownerOfSecret(token);
  if (userId === null) throw expired('no token of ours');
  try {
    const { claimed, session } = await asSystem(ctx, async (tx) => {
      const account = await holdAccount(tx, userId);
      const email = await takeLink(tx, userId, token, purpose);
      if (email === null || !account) throw expired('unknown or used');
      if (purpose === 'email_change') await changeAddress(tx, account, email);
      else if (account.email === email) await verifyAddress(tx, account, purpose);
      else throw expired('sent to an address that is no longer the account’s');
      const changed = await accountById(tx, userId);
      if (!changed) throw expired('account is gone');
      const started = await startSession(ctx, tx, changed, methods[purpose]);
      return {
        claimed: started.claimed,
        session: presentSession(started, started.account, ctx.now()),
      };
    });
    if (claimed) await readClaimed(ctx, userId);
    return session;
  } catch (error) {
    if (isTaken(error, 'accounts_email_key')) throw expired('address was taken in the meantime');
    throw error;
  } finally {
    ctx.wakeOutbox();
  }
};
