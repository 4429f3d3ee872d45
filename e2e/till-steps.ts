/** Steps of buying, on the product's pages and on the local test pages of payments. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** The test page of payments, which a press opens in a tab of its own. */
export const openTill = async (page: Page, press: () => Promise<unknown>): Promise<Page> => {
  const opening = page.context().waitForEvent('page');
  await press();
  const till = await opening;
  await till.waitForURL(/\/dev\/(checkout|portal)\//);
  await expect(till.getByText('No money moves.')).toBeVisible();
  return till;
};

export const packageButton = (page: Page, tokens: number) =>
  page.getByRole('button', { name: `Buy ${tokens} tokens`, exact: true });
export const planButton = (page: Page, plan: string) =>
  page.getByRole('button', { name: `Choose ${plan}`, exact: true });
export const payButton = (till: Page) => till.getByRole('button', { name: /^Pay £/ });

/** Pays on the test page, and waits until the site has the keeper back and has tidied its address. */
export const pay = async (till: Page, card = 'Works'): Promise<void> => {
  await till.getByLabel(card, { exact: true }).check();
  await payButton(till).click();
  await expect(till).toHaveURL('/');
};

export const buyTokens = async (page: Page, tokens: number): Promise<Page> => {
  await page.goto('/token-purchase');
  return openTill(page, () => packageButton(page, tokens).click());
};

export const choosePlan = async (page: Page, plan: string): Promise<Page> => {
  await page.goto('/upgrade');
  return openTill(page, () => planButton(page, plan).click());
};

/** The page on which plan and card are changed, by way of the profile. */
export const openPortal = async (page: Page): Promise<Page> => {
  await page.goto('/profile');
  return openTill(page, () => page.getByRole('button', { name: 'Manage plan and card' }).click());
};

/** Puts the clock of payments forward, for every keeper of the site. */
export const putForward = async (page: Page, time: string): Promise<void> => {
  await page.goto('/dev/till');
  const shown = page.locator('time').first();
  const before = (await shown.getAttribute('datetime')) ?? '';
  await page.getByRole('button', { name: `Put forward ${time}`, exact: true }).click();
  await expect(shown).not.toHaveAttribute('datetime', before);
  await expect(page.getByRole('status')).toHaveText('The clock was put forward.');
};

export const invoices = (page: Page) =>
  page.getByRole('list', { name: 'Invoices' }).getByRole('listitem');

/** Goes on by Tab until the focus is there. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
};
