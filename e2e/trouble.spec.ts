import { analyse, expect, fileField, identify, test } from './journey.ts';
import { emailField, fillSignIn, newKeeper, submit } from './keepers.ts';
import { drawn } from './photos.ts';

test.describe('when the network goes', () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ });
  test('the photo is kept and can be analysed once it is back', async ({ page, context }) => {
    await page.goto('/identify');
    await fileField(page).setInputFiles(drawn.koi);
    // Whoever chose a photo by hand has touched the page, which loads the code of its messages.
    await page.mouse.click(5, 5);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await analyse(page).click();
    await expect(page.getByText('You are offline')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Kohaku', level: 2 })).toBeVisible();
  });
});

test.describe('when the server fails', () => {
  test.use({ allowedErrors: /status of 500/ });
  test('it says so, keeps the photo and counts no try', async ({ page }) => {
    await page.route('**/functions/v1/analyze-koi', (route) =>
      route.fulfill({
        status: 500,
        json: { error: { code: 'internal', message: 'Something went wrong.', requestId: 'r-1' } },
      }),
    );
    await identify(page, drawn.koi);
    await expect(page.getByText('Analysis failed. Please try again.')).toBeVisible();
    await expect(page.getByText('r-1')).toBeVisible();
    await expect(page.getByText('Change photo')).toBeVisible();
    await page.unroute('**/functions/v1/analyze-koi');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Kohaku', level: 2 })).toBeVisible();
  });
});

test('an analysis can be cancelled and started again', async ({ page }) => {
  await page.route('**/functions/v1/analyze-koi', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue().catch(() => undefined);
  });
  await identify(page, drawn.koi);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.unroute('**/functions/v1/analyze-koi');
  await analyse(page).click();
  await expect(page.getByRole('heading', { name: 'Kohaku', level: 2 })).toBeVisible();
});

test.describe('when the tries are used up', () => {
  test.use({ allowedErrors: /status of 429/ });
  test('the server refuses even after the browser was cleared, and the page offers to sign up', async ({
    page,
  }) => {
    for (let i = 0; i < 3; i += 1) {
      await identify(page, drawn.koi);
      await expect(page.getByRole('heading', { name: 'Kohaku', level: 2 })).toBeVisible();
    }
    expect(await page.evaluate(() => localStorage.getItem('ai-tries-used'))).toBe('3');
    await identify(page, drawn.koi);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.evaluate(() => localStorage.clear());
    await identify(page, drawn.koi);
    await expect(dialog).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('ai-tries-used'))).toBe('3');
  });
});

test.describe('when the code of a page cannot be loaded', () => {
  test.use({ allowedErrors: /ERR_FAILED|dynamically imported module/ });
  for (const way of ['Try Again', 'Reload Page'])
    test(`a screen says so, and "${way}" helps once it can be`, async ({ page }) => {
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      // All that home needs is here: what is still asked for is the next page's.
      const code = '**/assets/*.js';
      await page.route(code, (route) => route.abort());
      await page.getByRole('banner').getByRole('link', { name: 'Identify Koi' }).click();
      const screen = page.getByRole('alert');
      await expect(
        screen.getByRole('heading', { name: 'Something went wrong', level: 1 }),
      ).toBeVisible();
      await page.unroute(code);
      await screen.getByRole('button', { name: way }).click();
      await expect(
        page.getByRole('heading', { name: 'Identify your koi', level: 1 }),
      ).toBeVisible();
    });
});

test.describe('when the code of the account service could not be loaded', () => {
  test.use({ allowedErrors: /ERR_FAILED|dynamically imported module/ });
  test('the sign-in says so, keeps what was typed, and works once it can be', async ({ page }) => {
    const email = await newKeeper(page);
    // Files have no names, so the code of the account service is known by what is in it.
    const code = /\/assets\/.*\.js/;
    await page.route(code, async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('GoTrueClient')) await route.abort();
      else await route.fulfill({ response });
    });
    await page.goto('/auth');
    await fillSignIn(page, email);
    await expect(page.getByText(/could not be reached/)).toBeVisible();
    await expect(emailField(page)).toHaveValue(email);
    await page.unroute(code);
    await submit(page, 'Sign In').click();
    await expect(page).toHaveURL('/dashboard');
  });
});
