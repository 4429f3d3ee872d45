import type { Page } from '@playwright/test';
import { signUp } from './account.ts';
import { analyse, expect, fileField, identify, test } from './journey.ts';
import { fillSignUp, newEmail } from './keepers.ts';
import { drawn } from './photos.ts';
import { accountMenu, named, spendOne, tokenBox } from './shell-steps.ts';

test.describe('a guest on /identify', () => {
  test('who signs in in another tab sees tokens at once', async ({ page, context }) => {
    await page.goto('/identify');
    await expect(page.getByText('3 of 3 free tries left')).toBeVisible();
    await signUp(await context.newPage());
    await expect(tokenBox(page)).toContainText('5 tokens left');
    await expect(accountMenu(page)).toContainText('5 tokens');
  });

  test('without a try left signs up and finds the photo waiting', async ({ page }) => {
    await page.goto('/identify');
    await page.evaluate(() => localStorage.setItem('ai-tries-used', '3'));
    await page.reload();
    await fileField(page).setInputFiles(drawn.koi);
    await analyse(page).click();
    const dialog = page.getByRole('dialog', { name: 'Sign Up for More' });
    await expect(dialog).toContainText('A free account comes with 5 tokens');
    await dialog.getByRole('link', { name: 'Sign Up for More' }).click();
    await fillSignUp(page, newEmail());
    await expect(page).toHaveURL('/identify');
    await expect(page.getByText('Change photo')).toBeVisible();
    await expect(tokenBox(page)).toContainText('5 tokens left');
  });
});

test.describe('tokens on /identify', () => {
  test('one is spent for a named koi, here and in a second tab at once', async ({
    page,
    context,
  }) => {
    await signUp(page);
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(accountMenu(other)).toContainText('5 tokens');
    await page.goto('/identify');
    await expect(tokenBox(page)).toContainText('5 tokens left');
    await expect(tokenBox(page)).toContainText('One photo costs 1 token.');
    await spendOne(page);
    await expect(tokenBox(page)).toContainText('4 tokens left');
    await expect(accountMenu(page)).toContainText('4 tokens');
    await expect(accountMenu(other)).toContainText('4 tokens');
    expect(await page.evaluate(() => localStorage.getItem('ai-tries-used'))).toBeNull();
  });

  test('none is spent for a drawing', async ({ page }) => {
    await signUp(page);
    await identify(page, drawn.cartoon);
    await expect(page.getByText('No firm answer', { exact: true })).toBeVisible();
    await expect(page.getByText('This did not use a token.')).toBeVisible();
    await expect(tokenBox(page)).toContainText('5 tokens left');
  });

  test('with none left the page says what is missing before anything is sent', async ({ page }) => {
    await signUp(page);
    for (let left = 4; left >= 0; left -= 1) {
      await spendOne(page);
      await expect(tokenBox(page)).toContainText(
        `${left} tokens left`.replace('1 tokens', '1 token'),
      );
    }
    let sent = false;
    page.on('request', (request) => {
      if (request.url().includes('analyze-koi')) sent = true;
    });
    await identify(page, drawn.koi);
    const dialog = page.getByRole('dialog', { name: 'This needs 1 token, you have 0.' });
    await expect(dialog).toBeVisible();
    expect(sent).toBe(false);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(analyse(page)).toBeFocused();
    await expect(page.getByText('Change photo')).toBeVisible();
  });

  test.describe('when the server refuses', () => {
    test.use({ allowedErrors: /status of (402|409|503)/ });
    const refuseOnce = async (page: Page, status: number, code: string, message: string) => {
      const keys: (string | undefined)[] = [];
      await page.route('**/functions/v1/analyze-koi', async (route) => {
        const body = route.request().postDataJSON() as { idempotencyKey?: string };
        keys.push(body.idempotencyKey);
        if (keys.length > 1) return route.continue();
        return route.fulfill({ status, json: { error: { code, message, requestId: 'r-1' } } });
      });
      await signUp(page);
      await page.goto('/identify');
      await fileField(page).setInputFiles(drawn.koi);
      await analyse(page).click();
      return keys;
    };

    test('for want of tokens, the page offers what there is', async ({ page }) => {
      await refuseOnce(page, 402, 'tokens_short', 'You do not have enough tokens for this.');
      const dialog = page.getByRole('dialog', { name: /token/ });
      await expect(dialog.getByRole('button', { name: 'Buy 100 tokens' })).toBeVisible();
    });

    test('because the tokens could not be taken, it says so and keeps the photo', async ({
      page,
    }) => {
      const keys = await refuseOnce(
        page,
        503,
        'token_usage_failed',
        'Failed to process token usage',
      );
      await expect(page.getByText('Failed to process token usage')).toBeVisible();
      await expect(page.getByText('no token was used')).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(named(page, 'Kohaku')).toBeVisible();
      expect(keys[1]).not.toBe(keys[0]);
    });

    test('because it is at work on the same photo, the same wish is sent again', async ({
      page,
    }) => {
      const keys = await refuseOnce(page, 409, 'in_progress', 'This is being worked on already.');
      await expect(page.getByText('Your photo is still being read')).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(named(page, 'Kohaku')).toBeVisible();
      expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
      expect(keys[1]).toBe(keys[0]);
    });
  });

  test.describe('when an answer gets lost', () => {
    test.use({ allowedErrors: /ERR_CONNECTION_RESET/ });
    test('the photo is paid for once', async ({ page }) => {
      await signUp(page);
      let lost = 0;
      await page.route('**/functions/v1/analyze-koi', async (route) => {
        if (lost > 0) return route.continue();
        lost += 1;
        await route.fetch();
        return route.abort('connectionreset');
      });
      await page.goto('/identify');
      await fileField(page).setInputFiles(drawn.koi);
      await analyse(page).click();
      await expect(page.getByText('trying again does not charge it twice')).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(named(page, 'Kohaku')).toBeVisible();
      await expect(tokenBox(page)).toContainText('4 tokens left');
    });
  });
});
