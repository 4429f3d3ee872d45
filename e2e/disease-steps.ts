/** Steps on /disease-detection. */
import type { Page } from '@playwright/test';
import { expect, fileField } from './journey.ts';
import { drawn } from './photos.ts';

export const detect = (page: Page) => page.getByRole('button', { name: 'Detect Diseases' });
export const result = (page: Page) => page.locator('#result-heading');
export const checklist = (page: Page) =>
  page.getByRole('region', { name: 'What else do you see?' });
export const question = (page: Page, words: RegExp) =>
  page.getByRole('radiogroup', { name: words });
export const again = (page: Page) =>
  page.getByRole('button', { name: 'Look again with these answers' });

/** Opens a part of the checklist, or closes it. */
export const turn = (page: Page, part: string) =>
  checklist(page).locator('summary').filter({ hasText: part }).click();

export const say = (page: Page, words: RegExp, answer: 'Yes' | 'No' | 'Not looked') =>
  question(page, words).getByText(answer, { exact: true }).click();

/** Opens the page with a photo chosen and the checklist there. */
export const choose = async (page: Page, photo = drawn.koi): Promise<void> => {
  await page.goto('/disease-detection');
  await fileField(page).setInputFiles(photo);
  await expect(checklist(page)).toBeVisible();
};

export const measure = async (page: Page, values: Record<string, string>): Promise<void> => {
  await turn(page, 'Water');
  for (const [name, value] of Object.entries(values))
    await page.getByLabel(name, { exact: true }).fill(value);
};
