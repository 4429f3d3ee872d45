import type { BrowserContext, Page } from '@playwright/test';
import { signUp } from './account.ts';
import { expectNoBarriers } from './barriers.ts';
import { expect, test } from './journey.ts';

const emergency = (page: Page, title: string) =>
  page.locator('details').filter({ has: page.getByRole('heading', { name: title, level: 2 }) });
const summary = (page: Page, title: string) => emergency(page, title).locator('summary');
const openOne = async (page: Page, title: string): Promise<void> => {
  await summary(page, title).click();
  await expect(emergency(page, title)).toHaveAttribute('open', '');
};
const box = (page: Page, order: RegExp) => page.getByRole('checkbox', { name: order });

test.describe('first aid', () => {
  test('is one tap away on every kind of page, without opening a menu', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ['/', '/identify', '/disease-detection', '/contact', '/auth']) {
      await page.goto(path);
      const link = page.getByRole('banner').getByRole('link', { name: 'First Aid', exact: true });
      await expect(link).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
    await page.getByRole('banner').getByRole('link', { name: 'First Aid', exact: true }).click();
    await expect(page).toHaveURL('/first-aid');
    await expect(page.getByRole('heading', { level: 1, name: 'First aid' })).toBeVisible();
  });

  test('is in the bar of a keeper, on screen at 360 px', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signUp(page);
    await page.goto('/profile');
    const link = page.getByRole('navigation', { name: 'Quick access' }).getByRole('link', {
      name: 'First Aid',
    });
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 800, height: 740 });
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'First Aid', exact: true }),
    ).toBeInViewport({ ratio: 1 });
  });

  test('opens the emergency that an address names', async ({ page }) => {
    await page.goto('/first-aid#khv');
    await expect(emergency(page, 'I fear it is KHV')).toHaveAttribute('open', '');
    await expect(summary(page, 'I fear it is KHV')).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Call 01305 206700' }).last()).toBeVisible();
  });

  test('leads from one emergency to the next and opens it', async ({ page }) => {
    await page.goto('/first-aid');
    await openOne(page, 'They gasp at the surface');
    await page.getByRole('link', { name: 'Chlorine', exact: true }).click();
    await expect(page).toHaveURL('/first-aid#chlorine');
    await expect(emergency(page, 'Tap water went in: chlorine')).toHaveAttribute('open', '');
    await expect(summary(page, 'Tap water went in: chlorine')).toBeInViewport();
  });

  test('keeps ticks over a reload, until the keeper starts again', async ({ page }) => {
    await page.goto('/first-aid#gasping');
    await box(page, /Air on: every air pump/).check();
    // Ticked before any script has run, it is kept as soon as one has.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('nishiki-first-aid')))
      .toContain('Air on');
    await page.reload();
    await expect(box(page, /Air on: every air pump/)).toBeChecked();
    await expect(box(page, /No pump\?/)).not.toBeChecked();
    await page.getByRole('button', { name: 'Start again' }).first().click();
    await expect(box(page, /Air on: every air pump/)).not.toBeChecked();
    await page.reload();
    await expect(box(page, /Air on: every air pump/)).not.toBeChecked();
  });

  test('works out amounts for the own litres, and says what is no number', async ({ page }) => {
    await page.goto('/first-aid#nitrite');
    const part = emergency(page, 'The nitrite test is high');
    const field = part.getByLabel('My pond holds');
    const amounts = part.getByRole('status');
    await expect(amounts).toContainText('For 1,000 litres');
    await expect(amounts).toContainText('1 kg');
    await part.getByLabel('I know it from').selectOption('measured');
    await field.fill('6000');
    await expect(amounts).toContainText('For 6,000 litres');
    await expect(amounts).toContainText('2,000 to 3,000 litres');
    await expect(amounts).toContainText('6 kg');
    await part.getByLabel('I know it from').selectOption('estimated');
    await expect(amounts).toContainText('4.8 kg');
    await part.getByLabel('I know it from').selectOption('measured');
    await part.getByLabel('Unit').selectOption('uk-gal');
    await field.fill('1000');
    await expect(amounts).toContainText('4.55 kg');
    await part.getByLabel('Unit').selectOption('us-gal');
    await expect(amounts).toContainText('3.79 kg');
    for (const [typed, words] of [
      ['12,000', /Leave out commas/],
      ['0', /Too little for a pond/],
      ['a lot', /Digits only/],
      ['-3', /Too little for a pond/],
    ] as const) {
      await field.fill(typed);
      await expect(field).toHaveAccessibleDescription(words);
      await expect(amounts).toBeEmpty();
    }
    await expectNoBarriers(page);
  });

  test('can be walked by keyboard alone', async ({ page }) => {
    await page.goto('/first-aid');
    const first = summary(page, 'They gasp at the surface');
    for (let i = 0; i < 30; i += 1) {
      if (await first.evaluate((it) => it === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(emergency(page, 'They gasp at the surface')).toHaveAttribute('open', '');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(box(page, /Air on: every air pump/)).toBeChecked();
  });

  test('has targets of 56 px and no known barrier when open, light and dark', async ({ page }) => {
    // Everything at once is much for axe.
    test.slow();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/first-aid');
      await page
        .locator('details')
        .evaluateAll((all) => all.forEach((one) => ((one as HTMLDetailsElement).open = true)));
      const small = await page
        .locator(
          'main :is(summary, label:has([type=checkbox]), button, details a, details input:not([type=checkbox]), select)',
        )
        .evaluateAll((all) =>
          all
            .filter((one) => one.getBoundingClientRect().height < 56)
            .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        );
      expect(small).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoBarriers(page, 'main');
    }
  });

  test('is whole without scripts: read, tick, take back', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/first-aid#ammonia');
    await expect(summary(page, 'The ammonia test is high')).toBeVisible();
    await expect(box(page, /Stop feeding/).first()).toBeVisible();
    await box(page, /Stop feeding/)
      .first()
      .check();
    await emergency(page, 'The ammonia test is high')
      .getByRole('button', { name: 'Start again' })
      .click();
    await expect(box(page, /Stop feeding/).first()).not.toBeChecked();
    await context.close();
  });
});

/** Resolves once the worker looks after the page and has kept everything. */
const whenKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
      );
  });
/** The network is cut twice: as the device has none, and as no request of any kind comes through. */
const cut = async (context: BrowserContext): Promise<void> => {
  await context.route('**', (route) => route.abort());
  await context.setOffline(true);
};

test.describe('first aid without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    allowedErrors: /net::ERR|Failed to (fetch|load)|could not be reached/,
  });

  test('opens after one visit of the home page, and its ticks and amounts work', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await whenKept(page);
    await cut(context);
    await page.goto('/first-aid#nitrite');
    await box(page, /Take any zeolite out/).check();
    const part = emergency(page, 'The nitrite test is high');
    await part.getByLabel('My pond holds').fill('5000');
    await expect(part.getByRole('status')).toContainText('For 5,000 litres');
    await page.reload();
    await expect(box(page, /Take any zeolite out/)).toBeChecked();
    await expect(page.locator('body')).toHaveCSS('font-family', /Public Sans/);
    expect(await page.evaluate(() => document.fonts.check('1rem "Public Sans"'))).toBe(true);
  });

  test('opens by the link of a page that stood there when the network went', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await whenKept(page);
    await cut(context);
    await page.getByRole('banner').getByRole('link', { name: 'First Aid', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'First aid' })).toBeVisible();
    await openOne(page, 'One jumped out');
  });

  test('opens for a keeper, too', async ({ page, context }) => {
    await signUp(page);
    await page.goto('/');
    await whenKept(page);
    await cut(context);
    await page.goto('/first-aid');
    await openOne(page, 'They gasp at the surface');
    await box(page, /Air on: every air pump/).check();
    await expect(page.getByRole('heading', { level: 1, name: 'First aid' })).toBeVisible();
  });

  test('keeps no other page', async ({ page, context }) => {
    await page.goto('/');
    await whenKept(page);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.filter((path) => !path.startsWith('/assets/')).sort()).toEqual([
      '/early.js',
      '/favicon.svg',
      '/first-aid',
    ]);
    await cut(context);
    await expect(page.goto('/contact')).rejects.toThrow(/ERR/);
  });

  test('shows what was kept when the network does not answer in time', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await whenKept(page);
    // Requests of the worker itself: they hang as on a bad line.
    await context.route('**/first-aid', () => undefined);
    const start = Date.now();
    await page.goto('/first-aid');
    await expect(page.getByRole('heading', { level: 1, name: 'First aid' })).toBeVisible();
    expect(Date.now() - start).toBeLessThan(10_000);
  });
});

test('the worker is asked for anew each time, and its policy names it', async ({ request }) => {
  const answer = await request.get('/worker.js');
  expect(answer.headers()['cache-control']).toBe('no-cache');
  const policy = answer.headers()['content-security-policy'];
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain('trusted-types nishiki-worker');
});
