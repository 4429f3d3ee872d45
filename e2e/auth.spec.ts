import type { Page } from '@playwright/test';
import { signUp } from './account.ts';
import { expectNoBarriers } from './barriers.ts';
import { expect, test } from './journey.ts';
import {
  emailField,
  fillSignIn,
  fillSignUp,
  newEmail,
  newKeeper,
  PASSWORD,
  passwordField,
  storedSession,
  submit,
  toast,
} from './keepers.ts';

test.describe('signing up', () => {
  test('makes an account, tells to verify it, and signs in by itself', async ({ page }) => {
    await page.goto('/auth?signup=true');
    await expect(page.getByText('5 free AI chat consultations')).toBeVisible();
    await fillSignUp(page, newEmail());
    await expect(
      toast(page, 'Account created! Please check your email to verify your account.'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    expect(await storedSession(page)).not.toBeNull();
  });

  test('can be done by keyboard alone', async ({ page }) => {
    await page.goto('/auth?signup=true');
    await expect(submit(page, 'Sign Up')).toBeEnabled();
    const tabTo = async (id: string) => {
      for (let i = 0; i < 30; i += 1) {
        if (await page.evaluate((wanted) => document.activeElement?.id === wanted, id)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab does not reach ${id}`);
    };
    await tabTo('email');
    await page.keyboard.type(newEmail());
    await tabTo('password');
    await page.keyboard.type(PASSWORD);
    await tabTo('confirm-password');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
  });

  test('keeps the chosen plan and leads to its checkout, once', async ({ page }) => {
    await page.goto('/auth?signup=true&plan=enthusiast');
    await expect(page.getByText('Enthusiast plan')).toBeVisible();
    const checkout = page.context().waitForEvent('page');
    await fillSignUp(page, newEmail());
    await expect(
      toast(
        page,
        "After verifying your email, you'll be redirected to complete your subscription.",
      ),
    ).toBeVisible();
    await expect((await checkout).getByText('No money moves.')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    // Once is enough.
    await page.goto('/auth');
    await expect(page).toHaveURL('/dashboard');
    expect(page.context().pages()).toHaveLength(2);
  });
});

test.describe('what is wrong with the values', () => {
  test('is said in order, at the field where it is mended', async ({ page }) => {
    await page.goto('/auth?signup');
    await submit(page, 'Sign Up').click();
    await expect(emailField(page)).toBeFocused();
    await expect(emailField(page)).toHaveAccessibleDescription('Please fill in all fields');
    await emailField(page).fill('nonsense');
    await passwordField(page).fill('12345');
    await submit(page, 'Sign Up').click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await emailField(page).fill(newEmail());
    await submit(page, 'Sign Up').click();
    await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
    await expect(passwordField(page)).toBeFocused();
    await passwordField(page).fill('123456-koi');
    await submit(page, 'Sign Up').click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
  });

  test('goes when the mode changes, and what was typed stays', async ({ page }) => {
    await page.goto('/');
    await page.goto('/auth?plan=breeder');
    await emailField(page).fill('nonsense');
    await submit(page, 'Sign In').click();
    await expect(page.getByText('Please fill in all fields')).toBeVisible();
    await page.getByRole('link', { name: 'Sign up', exact: true }).click();
    await expect(page).toHaveURL('/auth?plan=breeder&signup=true');
    await expect(page.getByText('Please fill in all fields')).toHaveCount(0);
    await expect(emailField(page)).toHaveValue('nonsense');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('a password can be looked at', async ({ page }) => {
    await page.goto('/auth');
    await passwordField(page).fill(PASSWORD);
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(passwordField(page)).toHaveAttribute('type', 'text');
  });
});

test.describe('when the service refuses', () => {
  test.use({ allowedErrors: /status of (400|422)/ });

  test('a wrong password is told without saying which of the two is wrong', async ({ page }) => {
    const email = await newKeeper(page);
    for (const address of [email, newEmail()]) {
      await page.goto('/auth');
      await fillSignIn(page, address, 'not-the-password');
      await expect(
        page.getByText('Invalid email or password. Please check your credentials.'),
      ).toBeVisible();
    }
    await expect(passwordField(page)).toHaveValue('not-the-password');
  });

  test('an address that has an account is led to the sign-in', async ({ page }) => {
    const email = await newKeeper(page);
    await page.goto('/auth?signup');
    await fillSignUp(page, email);
    await expect(
      page.getByText('An account with this email already exists. Please sign in instead.'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Sign in instead' }).click();
    await expect(page).toHaveURL('/auth');
    await submit(page, 'Sign In').click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('a password that everybody has is refused in the words of the service', async ({ page }) => {
    await page.goto('/auth?signup');
    await fillSignUp(page, newEmail(), 'password');
    await expect(page.getByText(/among the most common/)).toBeVisible();
  });
});

test.describe('Google', () => {
  const toGoogle = async (page: Page) => {
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page).toHaveURL(/\/dev\/identity/);
  };

  test('signs in by way of the stand-in, and back to where one wanted to go', async ({ page }) => {
    await page.goto('/profile');
    await expect(page).toHaveURL('/auth?next=%2Fprofile');
    await expect(page.getByText('it opens a stand-in for Google')).toBeVisible();
    await toGoogle(page);
    await page.getByLabel('E-mail address').fill(newEmail());
    await page.getByLabel('Name').fill('Haru');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/profile');
    expect(await storedSession(page)).not.toBeNull();
  });

  test('says so when it was called off there', async ({ page }) => {
    await page.goto('/auth');
    await toGoogle(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(toast(page, 'Failed to sign in with Google')).toBeVisible();
  });
});

test.describe('where signing in leads', () => {
  test('a page for keepers leads to the sign-in and back', async ({ page }) => {
    const email = await newKeeper(page);
    await page.goto('/profile');
    await expect(page).toHaveURL('/auth?next=%2Fprofile');
    await fillSignIn(page, email);
    await expect(page).toHaveURL('/profile');
  });

  test('never to another site', async ({ page }) => {
    const email = await newKeeper(page);
    await page.goto(`/auth?next=${encodeURIComponent('/\\elsewhere.example')}`);
    await fillSignIn(page, email);
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/auth?next=//elsewhere.example/x');
    await expect(page).toHaveURL('/dashboard');
  });

  test('whoever is signed in does not see the form', async ({ page }) => {
    await signUp(page);
    await page.goto('/auth?signup=true');
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/auth?next=%2Fprofile');
    await expect(page).toHaveURL('/profile');
  });
});

const views = ['/auth', '/auth?signup=true&plan=enthusiast', '/auth?forgot=true', '/auth/confirm'];

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });
    test('the pages of the sign-in have no known barrier', async ({ page }) => {
      for (const path of views) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoBarriers(page);
      }
    });
  });

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test('the pages of the sign-in fit', async ({ page }) => {
    for (const path of views) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const fits = await page.evaluate(
        () => document.documentElement.scrollWidth <= window.innerWidth,
      );
      expect(fits, path).toBe(true);
    }
  });
});
