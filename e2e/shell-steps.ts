/** Parts of the keeper's frame, and a token spent. */
import type { Page } from '@playwright/test';
import { expect, identify } from './journey.ts';
import { drawn } from './photos.ts';

export const accountMenu = (page: Page) => page.getByRole('button', { name: /account menu/ });
export const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Quick access' });
export const tokenBox = (page: Page) => page.getByRole('region', { name: 'Your tokens' });
/** The heading of a result: the variety, or its form, such as 'Maruten Kohaku'. */
export const named = (page: Page, name: string) =>
  page.getByRole('heading', { name: new RegExp(`(^| )${name}$`), level: 2 });

/** Spends one token on the drawn koi. */
export const spendOne = async (page: Page): Promise<void> => {
  await identify(page, drawn.koi);
  await expect(named(page, 'Kohaku')).toBeVisible();
};
