import type { Transaction } from '@nishiki/db/open-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { sql } from 'drizzle-orm';
import { clientOf } from '../actor.ts';
import { claimPurchases } from '../billing/claim-purchases.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import type { Account } from './account.ts';
import { endSessions } from './end-sessions.ts';
import { hashSecret, secretOf } from './secrets.ts';

export type SessionMethod = 'password' | 'google' | 'recovery' | 'verification' | 'email_change';

export type StartedSession = {
  readonly sessionId: string;
  readonly accessToken: string;
  readonly expiresAt: number;
  readonly refreshToken: string;
};

/** With the account as this sign-in left it. */
type NewSession = StartedSession & {
  readonly account: Account;
  /** Paid for without an account before, and theirs now: to be read once this is committed. */
  readonly claimed: boolean;
};

/** More devices than anybody has: the one that was used longest ago is signed out for a new one. */
const MOST_SESSIONS = 50;

/** In the order in which `endSessions` locks. Nearly always one, since each sign-in looks. */
const endOldest = async (tx: Transaction, userId: string): Promise<void> => {
  const tooMany = await tx.execute<{ id: string }>(sql`
    select id from (
      select id from sessions where user_id = ${userId} and ended_at is null
      order by refreshed_at desc, id desc offset ${MOST_SESSIONS}) oldest
    order by id`);
  for (const { id } of tooMany.rows)
    await endSessions(tx, { userId, because: 'too many devices', only: id });
};

/**
 * Signs a device in: a session with the first refresh token of its family. An account that was to be
 * erased is kept, since its keeper has come back.
 */
export const startSession = async (
  ctx: Ctx,
  tx: Transaction,
  account: Account,
  method: SessionMethod,
): Promise<NewSession> => {
  const { user_id: userId, email } = account;
  const sessionId = uuidv7();
  const refreshToken = secretOf(userId);
  const { device } = clientOf(ctx.actor);
  const stays = await tx.execute<Pick<Account, 'last_sign_in_at' | 'erase_after'>>(sql`
    update accounts set last_sign_in_at = now(), erase_after = null
    where user_id = ${userId} and erase_after is distinct from 'epoch'::timestamptz
    returning last_sign_in_at, erase_after`);
  const [signedIn] = stays.rows;
  if (!signedIn)
    throw new DomainError('invalid_credentials', 'the account is being erased at this moment');
  await tx.execute(sql`
    insert into sessions (user_id, id, device, method)
    values (${userId}, ${sessionId}, ${device}, ${method})`);
  await tx.execute(sql`
    insert into refresh_tokens (user_id, token_hash, session_id)
    values (${userId}, ${hashSecret(refreshToken)}, ${sessionId})`);
  await endOldest(tx, userId);
  const claimed = await claimPurchases(tx, account);
  const { token, expiresAt } = await ctx.accessTokens.issue({
    userId,
    sessionId,
    email,
    method,
    now: ctx.now(),
  });
  return {
    sessionId,
    accessToken: token,
    expiresAt,
    refreshToken,
    account: { ...account, ...signedIn },
    claimed,
  };
};
