import type { Page } from '@playwright/test';
import { signUp } from './account.ts';
import { expectNoBarriers } from './barriers.ts';
import { expect, test } from './journey.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Ask the koi expert' });
const widget = (page: Page) => page.getByRole('dialog', { name: 'Ask the koi expert' });
const field = (page: Page) => widget(page).getByLabel('Your message');

test.describe('/support', () => {
  test('leads to one question by its address', async ({ page }) => {
    await page.goto('/support#faq-refund');
    const item = page.locator('#faq-refund');
    await expect(item).toHaveAttribute('open', '');
    await expect(item).toBeInViewport();
    await expectNoBarriers(page);
  });

  test('answers a question about the product', async ({ page }) => {
    await page.goto('/support');
    await page.getByLabel('Your message').fill('Do tokens expire?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log')).toContainText('Bought tokens never do.');
    await expect(page.getByLabel('Your message')).toBeFocused();
  });

  test.describe('when no reply comes', () => {
    test('says so, and gives the words back', async ({ page }) => {
      await page.route('**/functions/v1/support-chat', (route) =>
        route.fulfill({ json: { reply: ' ', passedOn: false } }),
      );
      await page.goto('/support');
      await page.getByLabel('Your message').fill('Hello?');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(
        page
          .getByText('Failed to send message. Please try again or contact support directly.')
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('log')).toContainText('I am sorry');
      await expect(page.getByLabel('Your message')).toHaveValue('Hello?');
    });
  });
});

test.describe('/support without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('still opens its questions', async ({ page }) => {
    await page.goto('/support');
    const item = page.locator('#faq-tokens-expire');
    await item.locator('summary').click();
    await expect(item.getByText('Bought tokens never do.')).toBeVisible();
  });
});

test.describe('the floating chat', () => {
  test('is walked by keyboard, put down, closed for the session and had back', async ({ page }) => {
    await page.goto('/contact');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(widget(page).getByRole('list', { name: 'Suggestions' }).locator('li')).toHaveCount(
      4,
    );
    await expectNoBarriers(page);
    await page.keyboard.press('Escape');
    await expect(widget(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await widget(page).getByRole('button', { name: 'Close the chat' }).click();
    await page.reload();
    const again = page.getByRole('contentinfo').getByRole('button', { name: 'Ask the koi expert' });
    await expect(again).toBeVisible();
    await expect(opener(page)).toHaveCount(1);
    await again.click();
    await expect(field(page)).toBeFocused();
  });

  test('asks a guest to sign in, keeps the words, and names first aid', async ({ page }) => {
    await page.goto('/');
    await opener(page).click();
    await field(page).fill('How much salt is safe?');
    await field(page).press('Enter');
    await expect(page.getByText('Sign In Required', { exact: true }).first()).toBeVisible();
    await expect(field(page)).toHaveValue('How much salt is safe?');
    await expect(widget(page).getByRole('link', { name: 'First Aid' })).toBeVisible();
  });

  test('answers a keeper on a phone, over the bar and as wide as the screen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signUp(page);
    await page.goto('/dashboard');
    await opener(page).click();
    await field(page).fill('How much KH does a koi pond need?');
    await field(page).press('Enter');
    await expect(widget(page).getByRole('button', { name: 'Copy' })).toBeVisible();
    const box = await widget(page).boundingBox();
    const bar = await page.locator('[data-bottom-bar]').boundingBox();
    expect(box?.width).toBe(360);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await expectNoBarriers(page);
  });

  test('makes way for what has the focus under it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/contact');
    await opener(page).click();
    await expect(widget(page)).toBeVisible();
    await page.getByLabel('Subject').evaluate((input: HTMLElement) => {
      input.scrollIntoView({ block: 'end' });
      input.focus({ preventScroll: true });
    });
    await expect(widget(page)).toBeHidden();
    await expect(page.getByLabel('Subject')).toBeFocused();
  });
});

test.describe('when the floating chat gets no answer', () => {
  test.use({ allowedErrors: /status of 500/ });
  test('it says so in its words', async ({ page }) => {
    await signUp(page);
    await page.route('**/functions/v1/enhanced-ai-chat', (route) =>
      route.fulfill({
        status: 500,
        json: { error: { code: 'internal', message: 'Something went wrong.', requestId: 'r-1' } },
      }),
    );
    await page.goto('/identify');
    await opener(page).click();
    await field(page).fill('Hello');
    await field(page).press('Enter');
    await expect(widget(page)).toContainText(
      "I'm having trouble connecting right now. Please check your internet connection and try again.",
    );
    await expect(page.getByText('Failed to send message. Please try again.').first()).toBeVisible();
    await expect(field(page)).toHaveValue('Hello');
  });
});
