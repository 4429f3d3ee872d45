/** Steps on the pages of a keeper. */
import type { Browser, Page } from '@playwright/test';
import { signUp, type TestAccount } from './account.ts';
import { expect, identify } from './journey.ts';
import { drawn } from './photos.ts';

/** A new keeper who stands at an address. */
export const arrive = async (page: Page, to: string): Promise<TestAccount> => {
  const account = await signUp(page);
  await page.goto(to);
  return account;
};

/** The same keeper on another device, signed in without the form, which has journeys of its own. */
export const otherDevice = async (
  browser: Browser,
  account: TestAccount,
  to: string,
): Promise<Page> => {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    data: account,
    failOnStatusCode: true,
  });
  await page.goto('/favicon.svg');
  await page.evaluate(
    (session) => localStorage.setItem('sb-nishiki-auth-token', session),
    await answer.text(),
  );
  await page.goto(to);
  return page;
};

export const section = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true });
export const shown = (page: Page, words: string) => page.getByText(words, { exact: true }).first();
export const toast = (page: Page, words: string) =>
  expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible();

export const analyseKoi = async (page: Page): Promise<void> => {
  await identify(page, drawn.koi);
  await expect(page.getByRole('heading', { name: 'Kohaku', level: 2 })).toBeVisible();
};
