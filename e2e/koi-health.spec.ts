import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signUp } from './account.ts';
import { expectNoBarriers } from './barriers.ts';
import { expect, fileField, test } from './journey.ts';
import { drawn } from './photos.ts';

const assess = (page: Page) => page.getByRole('button', { name: 'Assess Health' });
const symptoms = (page: Page) => page.getByLabel('Symptoms', { exact: true });
const feed = (page: Page) => page.getByRole('list', { name: 'Assessments of this visit' });

/** Opens the page as a new keeper with a photo chosen and something told. */
const begin = async (page: Page): Promise<void> => {
  await signUp(page);
  await page.goto('/koi-health');
  await expect(assess(page)).toBeVisible();
  await fileField(page).setInputFiles(drawn.koi);
  await symptoms(page).fill('It gasps at the surface since this morning.');
};

test('a guest is asked to sign in, comes back, and is told of first aid', async ({ page }) => {
  await page.goto('/koi-health');
  const box = page.getByRole('region', { name: 'Authentication Required' });
  await expect(box.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/auth?next=%2Fkoi-health',
  );
  await expect(box.getByRole('link', { name: 'First Aid' })).toBeVisible();
  await expectNoBarriers(page);
});

test('a fish is assessed, its tasks go into a calendar, and the next one needs tokens', async ({
  page,
}) => {
  await begin(page);
  await expect(page.getByText('Costs 5 tokens; you have 5.')).toBeVisible();
  await assess(page).click();
  const answer = feed(page).getByRole('article');
  await expect(answer.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(answer.getByRole('heading', { name: 'What this stands on' })).toBeVisible();
  await expect(feed(page).getByText('It gasps at the surface since this morning.')).toBeVisible();
  await expect(symptoms(page)).toHaveValue('');
  await expect(page.getByLabel('Your tokens').getByText('0 tokens')).toBeVisible();
  const download = page.waitForEvent('download');
  await answer.getByRole('button', { name: 'Add to calendar' }).first().click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  await expectNoBarriers(page);

  await fileField(page).setInputFiles(drawn.koi);
  await assess(page).click();
  await expect(
    page.getByRole('dialog', { name: 'This needs 5 tokens, you have 0.' }),
  ).toBeVisible();
});

test.describe('when the server fails', () => {
  test.use({ allowedErrors: /status of 500/ });
  test('the photo and all words stay', async ({ page }) => {
    await page.route('**/functions/v1/koi-health-assessment', (route) =>
      route.fulfill({
        status: 500,
        json: { error: { code: 'internal', message: 'Something went wrong.', requestId: 'r-1' } },
      }),
    );
    await begin(page);
    await assess(page).click();
    await expect(page.getByText('Assessment Failed', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Change photo')).toBeVisible();
    await expect(symptoms(page)).toHaveValue('It gasps at the surface since this morning.');
    await expect(feed(page).getByText('Not assessed.')).toBeVisible();
  });
});
