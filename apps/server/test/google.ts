/** Signing in with Google by hand: a browser, somebody in front of it, and the stand-in's page. */
import type { GoTrueClient } from '@supabase/auth-js';
import { createBrowser } from '@nishiki/integrations/identity/testing/browser';
import type { RealIssuer } from '@nishiki/integrations/identity/testing/real-issuer';
import type { StandInAccount } from '@nishiki/integrations/identity/stand-in-provider';
import type { AuthSite } from './auth-site.ts';

/** Brings a browser from the authorize address to where the site leads it in the end. */
export type Somebody = (authorizeUrl: string, account: StandInAccount | null) => Promise<URL>;

/** Follows redirects by hand, and does not open the page that it ends on. */
const locationOf = async (response: Response): Promise<string> => {
  const location = response.headers.get('location');
  if (location === null) throw new Error(`${response.status}: ${await response.text()}`);
  return location;
};

const get = (address: string): Promise<Response> => fetch(address, { redirect: 'manual' });

/** Fills in the stand-in's form; null presses Cancel. */
export const atTheStandIn: Somebody = async (authorizeUrl, account) => {
  const page = new URL(await locationOf(await get(authorizeUrl)));
  const form = new URLSearchParams(page.search);
  form.set('choice', account ? 'continue' : 'cancel');
  form.set('email', account?.email ?? '');
  form.set('name', account?.name ?? '');
  if (account?.emailVerified) form.set('verified', 'on');
  const sent = await fetch(page.origin + page.pathname, {
    method: 'POST',
    body: form,
    headers: { origin: page.origin },
    redirect: 'manual',
  });
  return new URL(await locationOf(await get(await locationOf(sent))));
};

/**
 * Picks an account at a real provider. Null presses Cancel.
 * @param id who it is there; the part before the @ unless somebody else has that address now
 */
export const atTheIssuer =
  (issuer: RealIssuer, site: AuthSite, id?: string): Somebody =>
  async (authorizeUrl, account) => {
    const browser = createBrowser();
    const callback = `${site.origin}/auth/v1/callback`;
    const page = await browser.open(authorizeUrl, callback);
    const subject = id ?? account?.email.split('@')[0] ?? '';
    if (account) issuer.accounts.set(subject, account);
    page.search = account ? new URLSearchParams({ account: subject }).toString() : 'cancel';
    const back = await browser.open(page.href, callback);
    return new URL(await locationOf(await get(back.href)));
  };

/** The whole way with the maintained client. @returns the address of the page, with code or error */
export const withGoogle = async (
  client: GoTrueClient,
  somebody: Somebody,
  account: StandInAccount | null,
  redirectTo?: string,
): Promise<URL> => {
  const { data, error } = await client.signInWithOAuth({
    provider: 'google',
    options: { skipBrowserRedirect: true, ...(redirectTo !== undefined && { redirectTo }) },
  });
  if (error) throw error;
  return somebody(data.url, account);
};
