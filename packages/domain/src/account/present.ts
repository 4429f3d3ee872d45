/** The only place where an account becomes what a client sees. */
import type { SessionAnswer, User } from '@nishiki/contract/account';
import { iso } from '../timestamp.ts';
import type { Account } from './account.ts';
import type { StartedSession } from './start-session.ts';

export const presentUser = (account: Account): User => {
  const providers = [...(account.password_hash === null ? [] : ['email']), ...account.providers];
  const verified = account.email_verified_at === null ? undefined : iso(account.email_verified_at);
  return {
    id: account.user_id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email,
    ...(verified && { email_confirmed_at: verified, confirmed_at: verified }),
    ...(account.pending_email !== null && { new_email: account.pending_email }),
    ...(account.last_sign_in_at !== null && { last_sign_in_at: iso(account.last_sign_in_at) }),
    app_metadata: { provider: providers[0] ?? 'email', providers },
    user_metadata: {},
    identities: [],
    created_at: iso(account.created_at),
    updated_at: iso(account.updated_at),
    is_anonymous: false,
  };
};

/** @param now to count the seconds that the access token still lives */
export const presentSession = (
  started: StartedSession,
  account: Account,
  now: Date,
): SessionAnswer => ({
  access_token: started.accessToken,
  token_type: 'bearer',
  expires_in: Math.max(0, started.expiresAt - Math.floor(now.getTime() / 1000)),
  expires_at: started.expiresAt,
  refresh_token: started.refreshToken,
  user: presentUser(account),
});
