/** Keepers with the maintained client of the account protocol, as the web app uses it. */
import { randomUUID } from 'node:crypto';
import type { OutboxMail } from '@nishiki/integrations/mail/outbox-mailer';
import { type AuthError, GoTrueClient, type Session } from '@supabase/auth-js';
import { expect } from 'vitest';
import type { AuthSite } from './auth-site.ts';

/** What a browser keeps. */
export type Shelf = Map<string, string>;

/** A client as the web app makes it; one shelf for two clients is one browser with two tabs. */
export const clientOf = (
  site: Pick<AuthSite, 'origin'>,
  shelf: Shelf = new Map(),
  storageKey = `sb-${randomUUID()}`,
): GoTrueClient =>
  new GoTrueClient({
    url: `${site.origin}/auth/v1`,
    storageKey,
    flowType: 'pkce',
    // Started by hand where a test is about it.
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
    storage: {
      getItem: (key: string) => shelf.get(key) ?? null,
      setItem: (key: string, value: string) => void shelf.set(key, value),
      removeItem: (key: string) => void shelf.delete(key),
    },
  });

export type Keeper = {
  readonly client: GoTrueClient;
  readonly email: string;
  readonly password: string;
  readonly session: Session;
  readonly shelf: Shelf;
  readonly storageKey: string;
};

export const newEmail = (name = 'keeper'): string => `${name}-${randomUUID()}@pond.example`;
export const newPassword = (): string => `ogon ${randomUUID()}`;

/** Signs in on another device. */
export const signInAgain = async (
  site: Pick<AuthSite, 'origin'>,
  { email, password }: Pick<Keeper, 'email' | 'password'>,
): Promise<Keeper> => {
  const shelf: Shelf = new Map();
  const storageKey = `sb-${randomUUID()}`;
  const client = clientOf(site, shelf, storageKey);
  const { data, error } = await client.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, email, password, session: data.session, shelf, storageKey };
};

/** Signs up, which sends the verification mail, and signs in. */
export const newKeeper = async (site: AuthSite): Promise<Keeper> => {
  const credentials = { email: newEmail(), password: newPassword() };
  const { error } = await clientOf(site).signUp(credentials);
  if (error) throw error;
  return signInAgain(site, credentials);
};

/** What a mail's link carries. */
export const linkIn = (
  mail: OutboxMail | undefined,
): { address: URL; token_hash: string; type: 'signup' | 'recovery' | 'email_change' } => {
  const found = /https?:\/\/\S+\/auth\/confirm\?\S+/.exec(mail?.text ?? '');
  if (!found) throw new Error(`no link in ${mail?.subject ?? 'no mail'}`);
  const address = new URL(found[0]);
  return {
    address,
    token_hash: address.searchParams.get('token_hash') ?? '',
    type: address.searchParams.get('type') as 'signup',
  };
};

/** Follows the link of the sign-up mail. */
export const verified = async (site: AuthSite, keeper: Keeper): Promise<Keeper> => {
  const { token_hash, type } = linkIn((await site.mailsTo(keeper.email))[0]);
  const { error } = await clientOf(site).verifyOtp({ token_hash, type });
  if (error) throw error;
  return keeper;
};

/** How the client tells an error: `name` is the class that it made of our answer. */
export const expectError = (
  error: AuthError | null,
  told: { name?: string; status: number; code: string | undefined; message: string | RegExp },
): void => {
  expect(error).not.toBeNull();
  const { name = 'AuthApiError', status, code, message } = told;
  expect({ name: error?.name, status: error?.status, code: error?.code }).toEqual({
    name,
    status,
    code,
  });
  if (typeof message === 'string') expect(error?.message).toBe(message);
  else expect(error?.message).toMatch(message);
};
