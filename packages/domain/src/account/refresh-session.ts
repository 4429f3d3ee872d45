import type { SessionAnswer } from '@nishiki/contract/account';
import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { asSystem } from '../own-rows.ts';
import { accountById } from './account.ts';
import { endSessions } from './end-sessions.ts';
import { presentSession } from './present.ts';
import { hashSecret, ownerOfSecret, secretOf } from './secrets.ts';

/** Seconds in which a second use of a token is taken for two tabs, not for a thief. */
const GRACE_SECONDS = 10;
/** Days without a refresh after which a device has to sign in again. */
const IDLE_DAYS = 60;

type Found = {
  session_id: string;
  method: string;
  used_seconds_ago: number | null;
  ended: boolean;
  idle: boolean;
};

/**
 * The session's row is locked first, so that uses of one family at once are judged one after the
 * other, each by what the one before it left.
 */
const find = async (tx: Transaction, userId: string, hash: Buffer): Promise<Found | null> => {
  await tx.execute(sql`
    select 1 from sessions where user_id = ${userId} and id in (
      select session_id from refresh_tokens where user_id = ${userId} and token_hash = ${hash})
    for update`);
  const found = await tx.execute<Found>(sql`
    select t.session_id, s.method, s.ended_at is not null as ended,
           extract(epoch from clock_timestamp() - t.used_at)::float8 as used_seconds_ago,
           s.refreshed_at < now() - make_interval(days => ${IDLE_DAYS}) as idle
    from sessions s join refresh_tokens t on t.user_id = s.user_id and t.session_id = s.id
    where t.user_id = ${userId} and t.token_hash = ${hash}`);
  return found.rows[0] ?? null;
};

const unknown = (): DomainError => new DomainError('refresh_token_not_found', 'unknown token');

/**
 * A new access token for a refresh token, which is used up by it. Two tabs that use the same one within
 * ten seconds each get a successor; a use after that means that somebody copied it, and ends the family.
 * @throws DomainError refresh_token_not_found, refresh_token_already_used, session_ended
 */
export const refreshSession = async (
  ctx: Ctx,
  input: { refreshToken: string },
): Promise<SessionAnswer> => {
  const userId = ownerOfSecret(input.refreshToken);
  if (userId === null) throw unknown();
  const hash = hashSecret(input.refreshToken);
  const answer = await asSystem(ctx, async (tx) => {
    const token = await find(tx, userId, hash);
    const account = await accountById(tx, userId);
    if (!token || !account) throw unknown();
    if (token.ended || token.idle) throw new DomainError('session_ended', 'session is over');
    const { session_id: sessionId, method } = token;
    if ((token.used_seconds_ago ?? 0) > GRACE_SECONDS) {
      // Committed, unlike a throw: the family must end.
      await endSessions(tx, { userId, because: 'refresh token used twice', only: sessionId });
      return null;
    }
    const refreshToken = secretOf(userId);
    await tx.execute(sql`
      update refresh_tokens set used_at = coalesce(used_at, clock_timestamp())
      where user_id = ${userId} and token_hash = ${hash}`);
    await tx.execute(sql`
      insert into refresh_tokens (user_id, token_hash, session_id, parent_hash)
      values (${userId}, ${hashSecret(refreshToken)}, ${sessionId}, ${hash})`);
    await tx.execute(sql`
      update sessions set refreshed_at = now() where user_id = ${userId} and id = ${sessionId}`);
    const now = ctx.now();
    const { email } = account;
    const { token: accessToken, expiresAt } = await ctx.accessTokens.issue({
      userId,
      sessionId,
      email,
      method,
      now,
    });
    return presentSession({ sessionId, accessToken, expiresAt, refreshToken }, account, now);
  });
  if (answer) return answer;
  ctx.log.warn({ userId }, 'a used refresh token came again: its family was ended');
  throw new DomainError('refresh_token_already_used', 'family ended');
};
