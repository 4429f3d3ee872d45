import type { Page } from '@playwright/test';
import { signUp } from './account.ts';
import { expect, test } from './journey.ts';
import { emailField, fillSignIn, linkFor, newEmail, newKeeper, toast } from './keepers.ts';

const verification = /confirm your e-mail address/i;
const recovery = /new password/i;

test.describe('mail links', () => {
  test.use({ allowedErrors: /status of 403/ });
  const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm my address' });

  test('an address is verified by a click, not by opening the link, and once', async ({ page }) => {
    const { email } = await signUp(page);
    const link = await linkFor(page, email, verification);
    // What a scanner does uses nothing up.
    expect((await page.request.get(link)).status()).toBe(200);
    await page.goto(link);
    await confirm(page).click();
    await expect(toast(page, 'Your address is confirmed')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await page.goto(link);
    await confirm(page).click();
    await expect(page.getByText('This link has been used or is too old')).toBeVisible();
    await expect(page.getByText('Your address is confirmed already')).toBeVisible();
  });

  test('an unknown link leads to a new one', async ({ page }) => {
    const email = await newKeeper(page);
    await linkFor(page, email, verification);
    await page.goto('/auth/confirm?type=signup&token_hash=made-up');
    await confirm(page).click();
    await emailField(page).fill(email);
    await page.getByRole('button', { name: 'Send me a new link' }).click();
    await expect(page.getByText('Please look into your mail')).toBeVisible();
    await page.goto(await linkFor(page, email, verification, 2));
    await confirm(page).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('an address without a link explains itself', async ({ page }) => {
    await page.goto('/auth/confirm');
    await expect(page.getByRole('heading', { name: 'Nothing to confirm' })).toBeVisible();
  });
});

test.describe('a forgotten password', () => {
  const askFor = async (page: Page, email: string) => {
    await emailField(page).fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible();
  };
  const openLink = async (page: Page, email: string) => {
    await page.goto(await linkFor(page, email, recovery));
    await page.getByRole('button', { name: 'Choose a new password' }).click();
    await expect(page).toHaveURL('/auth/new-password');
  };

  test.describe('is replaced', () => {
    test.use({ allowedErrors: /status of 400/ });

    test('by way of a mail, and opens nothing any more', async ({ page }) => {
      const email = await newKeeper(page);
      await page.goto('/auth');
      await page.getByRole('link', { name: 'Forgotten password?' }).click();
      await expect(page).toHaveURL('/auth?forgot=true');
      await askFor(page, email);
      await expect(page.getByRole('button', { name: 'Send it again' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'open the outbox' })).toBeVisible();
      await openLink(page, email);
      const fresh = 'a-fourth-koi-came';
      await page.getByLabel('New password', { exact: true }).fill(fresh);
      await page.getByRole('button', { name: 'Save the new password' }).click();
      await expect(toast(page, 'Your new password is saved')).toBeVisible();
      await expect(page).toHaveURL('/dashboard');

      await page.evaluate(() => localStorage.clear());
      await page.goto('/auth');
      await fillSignIn(page, email);
      await expect(page.getByText(/Invalid email or password/)).toBeVisible();
      await fillSignIn(page, email, fresh);
      await expect(toast(page, 'Welcome back! You have successfully signed in.')).toBeVisible();
      await expect(page).toHaveURL('/dashboard');
    });
  });

  test('can be replaced by a keeper who is still signed in', async ({ page }) => {
    const { email } = await signUp(page);
    await page.goto('/auth?forgot=true');
    await askFor(page, email);
    await openLink(page, email);
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  });

  test('is treated the same where there is no account', async ({ page }) => {
    await page.goto('/auth?forgot');
    await askFor(page, newEmail());
  });

  test('cannot be replaced without the mail', async ({ page }) => {
    await page.goto('/auth/new-password');
    await page.getByRole('link', { name: 'Send me a new link' }).click();
    await expect(page).toHaveURL('/auth?forgot=true');
  });
});
