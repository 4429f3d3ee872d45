import { readFileSync } from 'node:fs';
import yauzl from 'yauzl';
import { expect, test } from './journey.ts';
import { fillSignIn } from './keepers.ts';
import { analyseKoi, arrive, section, toast } from './profile-steps.ts';

/** Names in a ZIP file. */
const namesIn = (file: string): Promise<string[]> =>
  new Promise((resolve, reject) => {
    yauzl.fromBuffer(readFileSync(file), { lazyEntries: false }, (error, zip) => {
      if (error !== null) return reject(error);
      const names: string[] = [];
      zip.on('entry', ({ fileName }: { fileName: string }) => names.push(fileName));
      zip.on('end', () => resolve(names));
      zip.on('error', reject);
    });
  });

test.describe('what was done', () => {
  test('stands in the token history, on the dashboard and in the history', async ({ page }) => {
    await arrive(page, '/profile');
    const ledger = section(page, 'Token history').getByRole('table');
    await expect(ledger.getByRole('row')).toHaveCount(2);
    await expect(ledger.getByRole('row').nth(1)).toContainText('Welcome to Nishiki');
    await expect(ledger.getByRole('row').nth(1)).toContainText('+5');
    await analyseKoi(page);

    await page.goto('/profile');
    await expect(ledger.getByRole('row').nth(1)).toContainText('Photo analysed');
    await expect(ledger.getByRole('row').nth(1)).toContainText('−1');
    await expect(section(page, 'Your account').getByText('4 tokens')).toBeVisible();

    await page.goto('/dashboard');
    await expect(section(page, 'Recent activity').getByText('+5 points')).toBeVisible();
    await expect(section(page, 'Experience').getByRole('meter')).toHaveAttribute(
      'aria-valuenow',
      '5',
    );
    await section(page, 'Latest analyses')
      .getByRole('link', { name: /Kohaku/ })
      .click();

    await expect(page).toHaveURL(/\/history\?analysis=/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('img', { name: 'The photo that was read' })).toHaveJSProperty(
      'naturalHeight',
      1200,
    );
    await expect(section(page, 'The nearest varieties').getByText('Kohaku').first()).toBeVisible();
    await page.getByRole('link', { name: 'All analyses' }).click();
    await expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeFocused();
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await toast(page, 'Analysis deleted');
    await expect(page.getByRole('heading', { name: 'No analyses yet' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No analyses yet' })).toBeVisible();
  });

  test('appears in another tab by itself', async ({ page, context }) => {
    await arrive(page, '/profile');
    const ledger = section(page, 'Token history').getByRole('table');
    await expect(ledger.getByRole('row')).toHaveCount(2);
    await analyseKoi(await context.newPage());
    await expect(ledger.getByRole('row').nth(1)).toContainText('Photo analysed');
  });

  test('is empty at first, and says what to do', async ({ page }) => {
    await arrive(page, '/dashboard');
    await expect(section(page, 'Latest analyses').getByText('Nothing analysed yet.')).toBeVisible();
    await expect(section(page, 'Recent activity').getByText('Nothing yet.')).toBeVisible();
    await page.goto('/history');
    await expect(page.getByRole('heading', { name: 'No analyses yet' })).toBeVisible();
  });
});

test('everything can be taken along as a file', async ({ page }) => {
  await arrive(page, '/profile');
  await analyseKoi(page);
  await page.goto('/profile');
  const arrived = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await arrived;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const names = await namesIn(await download.path());
  expect(names).toContain('profile.json');
  expect(names.filter((name) => name.endsWith('.jpg'))).toHaveLength(1);
  await expect(page.getByText('is among your downloads')).toBeVisible();
});

test.describe('deleting the account', () => {
  test.use({ allowedErrors: /status of 403/ });
  test('wants to be sure, says how to undo it, and is undone by signing in', async ({ page }) => {
    const account = await arrive(page, '/profile');
    await page.getByRole('button', { name: 'Delete account...' }).click();
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: 'Delete my account' });
    await confirm.click();
    await expect(dialog.getByLabel('Your email address, to be sure')).toBeFocused();
    await dialog.getByLabel('Your email address, to be sure').fill(account.email);
    await dialog.getByLabel('Your password', { exact: true }).fill('not-the-password');
    await confirm.click();
    await expect(dialog.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(
      /The password is not right/,
    );
    await dialog.getByLabel('Your password', { exact: true }).fill(account.password);
    await confirm.click();
    await expect(page).toHaveURL('/');
    const farewell = page.getByRole('dialog', { name: 'Your account will be deleted' });
    await expect(farewell).toContainText(/On \d+ \w+ \d{4}/);
    await farewell.getByRole('button', { name: 'Close' }).last().click();
    await expect(farewell).toHaveCount(0);
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/auth/);
    await fillSignIn(page, account.email, account.password);
    await expect(page).toHaveURL('/profile');
    await expect(section(page, 'Your account').getByText(account.email).first()).toBeVisible();
  });
});
