import type { Page } from '@playwright/test';
import { signUp } from './account.ts';
import { expectNoBarriers } from './barriers.ts';
import { expect, test } from './journey.ts';
import { listedPages, visitedPages } from './public-pages.ts';

const CONTACT = '/api/v1/send-contact-email';
const PHONE = { width: 360, height: 740 };
/**
 * Each page fits in both; barriers are looked for in one of them, by turns, and by
 * `npm run bench -- barriers` in all four states of all pages.
 */
const states = [
  { viewport: PHONE, colorScheme: 'light' },
  { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const;

/** Opens a page and waits until it has asked the server for all that it asks for by itself. */
const settled = async (page: Page, path: string): Promise<void> => {
  const asked = page.waitForResponse('**/api/v1/site');
  await page.goto(path);
  expect((await asked).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
};

test.describe('public pages', () => {
  test('are found in the route table and among the documents', () => {
    for (const path of [
      '/',
      '/identify',
      '/ai-tools',
      '/contact',
      '/privacy',
      '/terms',
      '/refunds',
      '/search',
    ])
      expect(visitedPages).toContain(path);
    expect(listedPages).not.toContain('/profile');
    expect(visitedPages.filter((path) => !listedPages.includes(path))).toEqual([]);
  });

  for (const [at, path] of visitedPages.entries()) {
    test(`${path} fits 360 and 1280 px, has no known barrier and sets no cookie`, async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      await settled(page, path);
      for (const [turn, { viewport, colorScheme }] of states.entries()) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          viewport.width,
        );
        if (at % states.length === turn) await expectNoBarriers(page);
      }
      expect(await page.context().cookies()).toEqual([]);
    });
  }
});

type Mail = { subject: string; text: string };
const letters = async (page: Page, subject: string): Promise<Mail[]> => {
  const answer = await page.request.get('/dev/outbox.json');
  const mails = (await answer.json()) as Mail[];
  return mails.filter((mail) => mail.subject.includes(subject));
};

const send = (page: Page) => page.getByRole('button', { name: /^Send(ing\.\.\.| message)$/ });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

let written = 0;
/** Fills in the form, and gives the subject under which the message is to be found. */
const write = async (page: Page): Promise<string> => {
  written += 1;
  const subject = `Question ${Date.now().toString(36)}-${written}`;
  await page.goto('/contact');
  await field(page, 'Name').fill('Mika Holt');
  await field(page, 'Email').fill('mika@example.org');
  await field(page, 'Subject').fill(subject);
  await field(page, 'Message').fill('How often in winter?\nThe water is at 6 °C.');
  return subject;
};

test.describe('the contact form among the public pages', () => {
  test('sends a message once, however often it is clicked, and is empty then', async ({ page }) => {
    const subject = await write(page);
    let posts = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(CONTACT)) posts += 1;
    });
    await send(page).dblclick();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    for (const label of ['Name', 'Email', 'Subject', 'Message'])
      await expect(field(page, label)).toHaveValue('');
    expect(posts).toBe(1);
    await expect.poll(async () => (await letters(page, subject)).length).toBe(1);
    const [mail] = await letters(page, subject);
    expect(mail?.text).toContain('The water is at 6 °C.');
    expect(mail?.text).toContain('mika@example.org');
    await page.reload();
    await expect(field(page, 'Message')).toHaveValue('');
  });

  test('says at the field what is missing or wrong', async ({ page }) => {
    await page.goto('/contact');
    await send(page).click();
    await expect(field(page, 'Name')).toBeFocused();
    await expect(field(page, 'Name')).toHaveAccessibleDescription('Please fill in all fields');
    await write(page);
    await field(page, 'Email').fill('mika at home');
    await send(page).click();
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Email')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
    await field(page, 'Message').fill('a'.repeat(4990));
    await expect(page.getByText('10 characters left')).toBeVisible();
    await expectNoBarriers(page);
  });

  test('keeps what was typed over a reload', async ({ page }) => {
    const subject = await write(page);
    await page.reload();
    await expect(field(page, 'Subject')).toHaveValue(subject);
    await expect(field(page, 'Message')).toHaveValue(/6 °C/);
  });

  test('offers a keeper their own address', async ({ page }) => {
    const { email } = await signUp(page);
    await page.goto('/contact');
    await expect(field(page, 'Email')).toHaveValue(email);
    await field(page, 'Email').fill('');
    await expect(field(page, 'Email')).toHaveValue('');
  });

  test('has a field that nobody sees, reaches or is told of', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.locator('[name=website]')).toBeHidden();
    await expect(page.getByRole('textbox')).toHaveCount(4);
  });
});

test.describe('the contact form among the public pages, when sending fails', () => {
  test.use({ allowedErrors: /status of (429|500)|net::ERR/ });

  test('keeps what was typed, says why, and sends the same wish again', async ({ page }) => {
    const subject = await write(page);
    const keys: unknown[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith(CONTACT)) return;
      keys.push((request.postDataJSON() as { idempotencyKey: unknown }).idempotencyKey);
    });
    const reason = 'That was tried too often. Please wait 5 minutes and try again.';
    await page.route(`**${CONTACT}`, (route) =>
      route.fulfill({
        status: 429,
        json: { error: { code: 'rate_limited', message: reason, requestId: 'r-1' } },
      }),
    );
    await send(page).click();
    await expect(page.getByText('Failed to send message. Please try again')).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(field(page, 'Subject')).toHaveValue(subject);
    await expectNoBarriers(page);
    await page.unroute(`**${CONTACT}`);
    await send(page).click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('delivers once when the answer was lost on the way', async ({ page }) => {
    const subject = await write(page);
    await page.route(`**${CONTACT}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send(page).click();
    await expect(page.getByText('Failed to send message. Please try again')).toBeVisible();
    await page.unroute(`**${CONTACT}`);
    await page.reload();
    await expect(field(page, 'Subject')).toHaveValue(subject);
    await send(page).click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    await expect.poll(async () => (await letters(page, subject)).length).toBe(1);
  });
});
