import type { SessionAnswer } from '@nishiki/contract/account';
import { readClaimed } from '../billing/read-claimed.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { asSystem } from '../own-rows.ts';
import { accountByEmail, holdAccount } from './account.ts';
import { readEmail } from './email.ts';
import { limitAddress, limitSignIns } from './limits.ts';
import { passwordFits } from './passwords.ts';
import { presentSession } from './present.ts';
import { startSession } from './start-session.ts';

/** What is no address belongs to no account: the same answer, after the same work. */
const emailOrNobody = (text: string): string => {
  try {
    return readEmail(text);
  } catch {
    return '';
  }
};

/**
 * Signs in with a password. Wrong password, no password and no such account are one and the same to
 * the caller, in words and in time.
 * @throws DomainError invalid_credentials
 */
export const signIn = async (
  ctx: Ctx,
  input: { email: string; password: string },
): Promise<SessionAnswer> => {
  await limitAddress(ctx);
  const email = emailOrNobody(input.email);
  await limitSignIns(ctx, email);
  const account = await asSystem(ctx, (tx) => accountByEmail(tx, email));
  if (!(await passwordFits(account?.password_hash ?? null, input.password)) || !account)
    throw new DomainError('invalid_credentials', 'no such account and password');
  const { claimed, session } = await asSystem(ctx, async (tx) => {
    // Hashing took a while: the password may have been changed, or the account erased, since.
    const still = await holdAccount(tx, account.user_id);
    if (!still || still.password_hash !== account.password_hash)
      throw new DomainError('invalid_credentials', 'account changed during sign-in');
    const started = await startSession(ctx, tx, still, 'password');
    return {
      claimed: started.claimed,
      session: presentSession(started, started.account, ctx.now()),
    };
  });
  if (claimed) await readClaimed(ctx, account.user_id);
  return session;
};
