import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoBarriers } from './barriers.ts';
import { expect, identify, test } from './journey.ts';
import { drawn } from './photos.ts';
import { analyseKoi, arrive, otherDevice, section } from './profile-steps.ts';

/** The one analysis of a new keeper, whole. */
const openAnalysis = async (page: Page) => {
  const account = await arrive(page, '/identify');
  await analyseKoi(page);
  await page.goto('/history');
  await page.getByRole('link', { name: /^The whole result/ }).click();
  await expect(page.getByRole('heading', { name: 'What was found' })).toBeAttached();
  return account;
};

const correction = (page: Page) => section(page, 'Is it something else?');

test('a keeper says what the fish is, and takes it back', async ({ page }) => {
  await openAnalysis(page);
  await expectNoBarriers(page);
  const consent = correction(page).getByRole('checkbox');
  await expect(consent).not.toBeChecked();
  await correction(page).getByRole('button', { name: 'Store' }).click();
  await expect(correction(page).getByText('Choose a variety from the list.')).toBeVisible();
  await correction(page).getByLabel('I think it is').selectOption({ label: 'Aka Sanke' });
  await correction(page).getByRole('button', { name: 'Store' }).click();
  await expect(correction(page).getByRole('status')).toContainText('Thank you, stored.');
  await expect(correction(page).getByRole('status')).toContainText('does not learn');

  await page.getByRole('link', { name: 'All analyses' }).click();
  await expect(page.getByRole('heading', { name: 'Aka Sanke', level: 2 })).toBeVisible();
  await page.getByRole('link', { name: /^The whole result/ }).click();
  await correction(page).getByRole('button', { name: 'Undo' }).click();
  await expect(correction(page).getByLabel('I think it is')).toBeVisible();
  await page.reload();
  await expect(correction(page).getByLabel('I think it is')).toBeVisible();
});

test.describe('a link', () => {
  // The browser itself writes a refused call into its console.
  test.use({ allowedErrors: /404 \(Not Found\)/ });

  test('shows the analysis to anybody until it is revoked', async ({ page, browser }) => {
    await openAnalysis(page);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expectNoBarriers(page, 'dialog[open]');
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    expect(link).toMatch(/\/shared\?id=[\w-]{22}$/);
    await page.getByRole('button', { name: 'Done' }).click();

    const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { name: 'Kohaku', level: 1 })).toBeVisible();
    await expect(visitor.getByRole('img', { name: 'The photo that was read' })).toHaveJSProperty(
      'naturalHeight',
      1200,
    );
    await expect(visitor.getByRole('button', { name: 'Store' })).toHaveCount(0);
    await expectNoBarriers(visitor);

    await page.getByRole('button', { name: 'Shared by a link' }).click();
    await page.getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible();
    await visitor.reload();
    const gone = visitor.getByRole('heading', { name: 'This link does not work any more' });
    await expect(gone).toBeVisible();
    await expectNoBarriers(visitor);
    await visitor.context().close();
  });
});

test('the report is a PDF', async ({ page }) => {
  await openAnalysis(page);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF report' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^nishiki-koi-\d{4}-\d\d-\d\d\.pdf$/);
  expect(
    readFileSync(await saved.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('two photos of one fish are compared', async ({ page, browser }) => {
  const account = await openAnalysis(page);
  await page.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { name: 'Compare two photos' })).toBeFocused();
  await expect(page.getByText('This is your only analysis so far.')).toBeVisible();

  // On another device, so that this one has to ask anew.
  const other = await otherDevice(browser, account, '/identify');
  await identify(other, drawn.large);
  await expect(other.getByRole('heading', { name: 'Kohaku', level: 2 })).toBeVisible();
  await other.context().close();

  await page.reload();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Kohaku/ })
    .click();
  await expect(page).toHaveURL(/analysis=[\w-]+&with=[\w-]+$/);
  await expect(page.getByText('The same fish', { exact: true })).toBeVisible();
  await expect(
    section(page, 'Older photo').getByRole('img', { name: /^Colour map/ }),
  ).toBeVisible();
  await expect(
    section(page, 'Newer photo').getByRole('img', { name: /^Colour map/ }),
  ).toBeVisible();
  await expect(section(page, 'What changed')).toContainText('on the same day');
  await expectNoBarriers(page);
});
