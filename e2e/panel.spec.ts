import type { Page } from '@playwright/test';
import { expectNoBarriers } from './barriers.ts';
import { expect, test } from './journey.ts';
import { drawn } from './photos.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });
const photoOf = (page: Page, name: string) => panel(page, name).locator('input[type=file]').first();

/** Opens the panel of /identify by keyboard, once the page hears keys. */
const openPanel = async (page: Page): Promise<void> => {
  await page.goto('/identify');
  await expect(async () => {
    await tab(page, 'Full analysis').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Quick panel')).toBeFocused({ timeout: 1_000 });
  }).toPass();
};

test('the panel is walked by keyboard, and each tab keeps what was begun', async ({ page }) => {
  await openPanel(page);
  await expect(tab(page, 'Quick panel')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Full analysis')).toHaveAttribute('tabindex', '-1');
  await photoOf(page, 'Identify').setInputFiles(drawn.koi);
  await expect(panel(page, 'Identify').getByText('Change photo')).toBeVisible();
  await tab(page, 'Identify').focus();
  await page.keyboard.press('End');
  await expect(tab(page, 'Disease')).toBeFocused();
  await expect(
    panel(page, 'Disease').getByRole('button', { name: 'Detect Diseases' }),
  ).toBeVisible();
  // Round the end is the first of the three.
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Chat')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Identify')).toBeFocused();
  await expect(panel(page, 'Identify').getByText('Change photo')).toBeVisible();
  await expectNoBarriers(page);
});

test('the panel identifies a koi in short, and uses a try of /identify', async ({ page }) => {
  await openPanel(page);
  await photoOf(page, 'Identify').setInputFiles(drawn.koi);
  await page.getByRole('button', { name: 'Identify Koi', exact: true }).click();
  const answer = panel(page, 'Identify');
  await expect(answer.getByRole('heading', { name: 'Kohaku', level: 2 })).toBeFocused();
  await expect(answer.getByText(/% confidence/)).toBeVisible();
  await expect(answer.getByRole('meter', { name: 'Health score' })).toBeVisible();
  await expect(answer.getByRole('img', { name: /out of 5 stars/ })).toBeVisible();
  await expect(answer.getByText('2 of 3 free tries left')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('ai-tries-used'))).toBe('1');
  await answer.getByRole('button', { name: 'Show all that was read' }).click();
  await expect(answer.getByRole('heading', { name: 'Detailed analysis' })).toBeVisible();
});

test('the panel finds no disease that a photo can show', async ({ page }) => {
  await openPanel(page);
  await tab(page, 'Identify').focus();
  await page.keyboard.press('ArrowRight');
  await photoOf(page, 'Disease').setInputFiles(drawn.koi);
  await page.getByRole('button', { name: 'Detect Diseases' }).click();
  const answer = panel(page, 'Disease');
  await expect(answer.getByRole('heading', { name: 'Healthy Koi', level: 2 })).toBeFocused();
  await expect(answer).toContainText('No diseases detected. Nothing found that a photo can show');
  expect(await page.evaluate(() => localStorage.getItem('ai-tries-used'))).toBe('1');
  expect(await page.evaluate(() => localStorage.getItem('disease-detect-tries-used'))).toBeNull();
});

test('the panel refuses a file over 5 MB that cannot be shrunk', async ({ page }) => {
  await openPanel(page);
  await photoOf(page, 'Identify').setInputFiles({
    name: 'koi.heic',
    mimeType: 'image/heic',
    buffer: Buffer.alloc(6 * 1024 * 1024, 7),
  });
  await page.getByRole('button', { name: 'Identify Koi', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'File too large' })).toContainText(
    'Please select an image smaller than 5MB',
  );
});

test.describe('when the server fails', () => {
  test.use({ allowedErrors: /status of 500/ });
  test('the panel says so, and keeps the photo', async ({ page }) => {
    await page.route('**/functions/v1/analyze-koi', (route) =>
      route.fulfill({
        status: 500,
        json: { error: { code: 'internal', message: 'Something went wrong.', requestId: 'r-1' } },
      }),
    );
    await openPanel(page);
    await photoOf(page, 'Identify').setInputFiles(drawn.koi);
    await page.getByRole('button', { name: 'Identify Koi', exact: true }).click();
    // Shown, and told to a screen reader.
    await expect(page.getByText('Something went wrong. Please try again.').first()).toBeVisible();
    await expect(panel(page, 'Identify').getByText('Your photo is still here')).toBeVisible();
    await expect(panel(page, 'Identify').getByText('Change photo')).toBeVisible();
  });
});

test('the area of /disease-detection has the panel’s tabs, too', async ({ page }) => {
  await page.goto('/disease-detection');
  await expect(tab(page, 'Disease')).toHaveAttribute('aria-selected', 'true');
  await expect(async () => {
    await tab(page, 'Identify').click();
    await expect(page.getByRole('button', { name: 'Identify Koi', exact: true })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
});

test('a guest who writes in the panel is asked to sign up, without a call and without a try', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/functions/v1/')) calls.push(request.url());
  });
  await page.goto('/disease-detection');
  await tab(page, 'Chat').click();
  const chat = panel(page, 'Chat');
  await chat.getByLabel('Your message').fill('My koi is gasping');
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('list', { name: 'Conversation' })).toContainText('please sign up');
  await expect(chat.getByRole('link', { name: 'First Aid' }).first()).toBeVisible();
  await expect(chat.getByText('3 of 3 free tries left')).toBeVisible();
  expect(calls).toEqual([]);
  await expectNoBarriers(page);
});
