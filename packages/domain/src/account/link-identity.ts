import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Identity } from '../ports.ts';
import { cleanName, MOST_SIGNS } from '../profile/name.ts';
import { holdAccountByEmail } from './account.ts';
import { createAccount } from './create-account.ts';
import { readEmail } from './email.ts';

const insertLink = async (tx: Transaction, userId: string, subject: string): Promise<void> => {
  await tx.execute(sql`
    insert into account_identities (user_id, provider, subject) values (${userId}, 'google', ${subject})`);
};

const linkedTo = async (tx: Transaction, subject: string): Promise<string | null> => {
  const found = await tx.execute<{ user_id: string }>(sql`
    select user_id from account_identities where provider = 'google' and subject = ${subject}`);
  return found.rows[0]?.user_id ?? null;
};

/**
 * Finds or makes the account of somebody whom Google vouches for. An account is only joined by its
 * address when both sides have verified it: whoever typed an address without proving it must not
 * get into what its owner makes there later, nor be let into by it.
 * @param deviceId of the browser whose analyses go into a new account
 * @returns the account's user id
 * @throws DomainError identity_failed with words for the page
 */
export const linkIdentity = async (
  ctx: Ctx,
  tx: Transaction,
  identity: Identity,
  deviceId: string,
): Promise<string> => {
  const known = await linkedTo(tx, identity.subject);
  if (known !== null) return known;
  const email = readEmail(identity.email);
  if (!identity.emailVerified)
    throw new DomainError('identity_failed', 'provider does not vouch for the address', {
      userMessage:
        'Google has not verified your e-mail address yet. Verify it there, then try again.',
    });
  const account = await holdAccountByEmail(tx, email);
  if (!account) {
    // Whatever a provider lets people write: only what a profile may keep, and not more of it.
    const name = [...cleanName(identity.name ?? '')].slice(0, MOST_SIGNS).join('').trim() || null;
    const userId = await createAccount(ctx, tx, {
      email,
      passwordHash: null,
      verified: true,
      name,
      deviceId,
    });
    await insertLink(tx, userId, identity.subject);
    return userId;
  }
  if (account.email_verified_at === null)
    throw new DomainError('identity_failed', 'address of an unverified account', {
      userMessage:
        'There is an account with this address that was never verified. Choose “Forgotten password?” to prove that it is yours, then sign in with Google.',
    });
  if (account.providers.includes('google')) {
    // Perhaps the same person, whose other sign-in at this moment was finished since the first look.
    if ((await linkedTo(tx, identity.subject)) === account.user_id) return account.user_id;
    throw new DomainError('identity_failed', 'account has another Google identity', {
      userMessage: 'This account is linked with another Google account. Sign in with that one.',
    });
  }
  await insertLink(tx, account.user_id, identity.subject);
  await enqueue(tx, { kind: 'google-linked', userId: account.user_id });
  return account.user_id;
};
