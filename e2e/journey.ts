import { test as base, expect, type Page } from '@playwright/test';

/** What Playwright itself says to a page whose worker it keeps out, as playwright.config.ts asks. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Things a browser says that are part of the journey, such as a request that the test made fail. */
export const test = base.extend<{ allowedErrors: RegExp | null }>({
  allowedErrors: [null, { option: true }],
  page: async ({ page, allowedErrors }, use) => {
    const unexpected: string[] = [];
    const note = (text: string): void => {
      if (text !== WORKER_BLOCKED && !allowedErrors?.test(text)) unexpected.push(text);
    };
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') note(message.text());
    });
    page.on('pageerror', (error) => note(error.message));
    await use(page);
    expect(unexpected, 'unexpected words in the console').toEqual([]);
  },
});

export { expect };

export const fileField = (page: Page) => page.locator('input[type=file]').first();
export const analyse = (page: Page) => page.getByRole('button', { name: 'Analyze koi' });

/** Opens /identify, chooses a photo and asks for the analysis. */
export const identify = async (page: Page, photo: string): Promise<void> => {
  await page.goto('/identify');
  await fileField(page).setInputFiles(photo);
  await analyse(page).click();
};
