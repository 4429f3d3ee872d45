import type { Page } from '@playwright/test';

const STORAGE_KEY = 'sb-nishiki-auth-token';
let made = 0;

export type TestAccount = { readonly email: string; readonly password: string };

/**
 * A new keeper in this browser, made by the account service alone: journeys that are not about signing
 * up begin here. The page is empty afterwards.
 */
export const signUp = async (page: Page): Promise<TestAccount> => {
  made += 1;
  const account = {
    email: `shell-${Date.now().toString(36)}-${made}@example.org`,
    password: 'kohaku-over-sanke',
  };
  const { request } = page;
  await request.post('/auth/v1/signup', { data: account, failOnStatusCode: true });
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    data: account,
    failOnStatusCode: true,
  });
  const session: unknown = await answer.json();
  // Any address of the site gives access to its storage; this one runs nothing and asks for nothing.
  const empty = '<!doctype html><link rel="icon" href="data:,"><title>Storage</title>';
  await page.route('**/storage', (route) =>
    route.fulfill({ contentType: 'text/html', body: empty }),
  );
  await page.goto('/storage');
  await page.unroute('**/storage');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEY,
    JSON.stringify(session),
  ] as const);
  return account;
};
