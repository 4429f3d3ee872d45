import { expectNoBarriers } from './barriers.ts';
import { expect, identify, test } from './journey.ts';
import { drawn } from './photos.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });
    test('a result has no known barrier', async ({ page }) => {
      await identify(page, drawn.koi);
      await expect(page.getByRole('heading', { name: 'Kohaku', level: 2 })).toBeVisible();
      await expect(page.getByText('Analysis Complete!', { exact: true })).toBeVisible();
      await expectNoBarriers(page);
    });
  });

test('every link of the header and footer leads to a page', async ({ page, request }) => {
  await page.goto('/');
  const hrefs = await page
    .locator('header a, footer a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(2);
  for (const href of new Set(hrefs.filter((href) => href.startsWith('/'))))
    expect((await request.get(href)).status(), href).toBe(200);
});

test.describe('an unknown address', () => {
  test.use({ allowedErrors: /no\/such\/page|status of 404/ });
  test('says so and leads home', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('a photo dropped on the home page is taken to the analysis', async ({ page }) => {
  await page.goto('/');
  await page.locator('input[type=file]').first().setInputFiles(drawn.koi);
  await expect(page).toHaveURL('/identify');
  await expect(page.getByText('Change photo')).toBeVisible();
});

test('pages can be read without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/identify');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/FAQ|questions/i).first()).toBeVisible();
  await context.close();
});

test.describe('by keyboard alone', () => {
  test('a guest gets from the home page to an analysed photo', async ({ page }) => {
    const tabTo = async (wanted: string) => {
      for (let i = 0; i < 60; i += 1) {
        if (await page.evaluate((css) => document.activeElement?.matches(css), wanted)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`${wanted} cannot be reached`);
    };
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const chooser = page.waitForEvent('filechooser');
    await tabTo('input[type=file]');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(drawn.koi);
    await expect(page).toHaveURL('/identify');
    await expect(page.getByRole('button', { name: 'Analyze koi' })).toBeVisible();
    const button = page.getByRole('button', { name: 'Analyze koi' });
    for (
      let i = 0;
      i < 60 && !(await button.evaluate((it) => it === document.activeElement));
      i += 1
    )
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Kohaku', level: 2 })).toBeFocused();
  });

  test('a guest chooses a photo, has it analysed and reads the result', async ({ page }) => {
    await page.goto('/identify');
    // Asked for early: a browser that learns of it with the press may open its own dialog on Enter.
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
    for (let i = 0; i < 30; i += 1) {
      if (await page.evaluate(() => document.activeElement?.matches('input[type=file]'))) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(drawn.koi);
    const button = page.getByRole('button', { name: 'Analyze koi' });
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Kohaku', level: 2 })).toBeFocused();
  });
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const fits = (page: Parameters<typeof identify>[0]) =>
    page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

  test('pages and a result fit, and the menu opens and closes', async ({ page }) => {
    await page.goto('/');
    expect(await fits(page)).toBe(true);
    const toggle = page.getByRole('button', { name: /menu/i });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
    await identify(page, drawn.koi);
    await expect(page.getByRole('heading', { name: 'Kohaku', level: 2 })).toBeVisible();
    expect(await fits(page)).toBe(true);
  });
});
