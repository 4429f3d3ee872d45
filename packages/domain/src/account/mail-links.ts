import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import { hashSecret, secretOf } from './secrets.ts';

export type LinkPurpose = 'signup' | 'recovery' | 'email_change';

/** How long a link works. */
export const linkMinutes: Record<LinkPurpose, number> = {
  signup: 48 * 60,
  recovery: 60,
  email_change: 24 * 60,
};

/** A link for a mail, good once. It opens a page that uses it on a click, since scanners open links. */
export const makeLink = async (
  tx: Transaction,
  input: { origin: string; userId: string; email: string; purpose: LinkPurpose },
): Promise<string> => {
  const { origin, userId, email, purpose } = input;
  const token = secretOf(userId);
  await tx.execute(sql`
    insert into mail_tokens (user_id, token_hash, purpose, email, expires_at)
    values (${userId}, ${hashSecret(token)}, ${purpose}, ${email},
            now() + make_interval(mins => ${linkMinutes[purpose]}))`);
  return confirmPage(origin, token, purpose);
};

export const confirmPage = (origin: string, token: string, type: string): string =>
  `${origin}/auth/confirm?${new URLSearchParams({ token_hash: token, type }).toString()}`;
