import type { Page } from '@playwright/test';
import { signUp } from './account.ts';
import { expect, test } from './journey.ts';
import { fillSignIn, newKeeper, storedSession, submit } from './keepers.ts';

const signOut = async (page: Page) => {
  await page.goto('/identify');
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth');
  expect(await storedSession(page)).toBeNull();
};

test.describe('sessions', () => {
  test('two tabs that renew at once both stay signed in', async ({ page, context }) => {
    // It leaves the page empty: a client that runs here could renew by itself, and be cut off by the way on.
    await signUp(page);
    await page.evaluate(() => {
      const key = 'sb-nishiki-auth-token';
      const session = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
    });
    let renewals = 0;
    context.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) renewals += 1;
    });
    const other = await context.newPage();
    await Promise.all([page.goto('/profile'), other.goto('/profile')]);
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL('/profile');
      await expect(tab.getByText(/5 tokens/).first()).toBeVisible();
    }
    expect(renewals).toBe(1);
  });

  test('signing out in one tab signs the other out, too', async ({ page, context }) => {
    await signUp(page);
    const other = await context.newPage();
    await other.goto('/profile');
    await expect(other.getByText(/5 tokens/).first()).toBeVisible();
    await signOut(page);
    await expect(other).toHaveURL('/auth?next=%2Fprofile');
  });

  test('signing in in one tab leads the other on, too', async ({ page, context }) => {
    const email = await newKeeper(page);
    const other = await context.newPage();
    await Promise.all([page.goto('/auth'), other.goto('/auth?next=%2Fprofile')]);
    await fillSignIn(page, email);
    await expect(page).toHaveURL('/dashboard');
    await expect(other).toHaveURL('/profile');
  });

  test.describe('ended elsewhere', () => {
    test.use({ allowedErrors: /status of (400|401|403)/ });

    test('end here, too', async ({ page, browser }) => {
      const { email, password } = await signUp(page);
      const elsewhere = await browser.newContext();
      const tab = await elsewhere.newPage();
      await tab.goto('/auth');
      await fillSignIn(tab, email, password);
      await expect(tab).toHaveURL('/dashboard');
      await signOut(tab);
      await elsewhere.close();
      await page.goto('/profile');
      await expect(page).toHaveURL('/auth?next=%2Fprofile');
      expect(await storedSession(page)).toBeNull();
    });
  });

  test.describe('without a network', () => {
    test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED|profile could not be read/ });

    test('signing in says so and keeps what was typed', async ({ page, context }) => {
      const email = await newKeeper(page);
      await page.goto('/auth');
      // Whoever types has touched the page, which loads the code of its messages and of the account service.
      await page.mouse.click(5, 5);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await fillSignIn(page, email);
      await expect(page.getByText(/could not be reached/)).toBeVisible();
      await context.setOffline(false);
      await submit(page, 'Sign In').click();
      await expect(page).toHaveURL('/dashboard');
    });
  });
});
