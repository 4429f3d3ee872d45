import { expectNoBarriers } from './barriers.ts';
import { expect, test } from './journey.ts';
import { listedPages } from './public-pages.ts';

test.describe('the reference', () => {
  test('is walked by keyboard from its hub to a variety', async ({ page }) => {
    await page.goto('/reference');
    const all = page.getByRole('link', { name: /^All \d+ varieties/ });
    await all.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/varieties');
    await page.getByRole('main').locator('a[href="/varieties/asagi"]').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/varieties/asagi');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Asagi');
  });

  test('keeps titles right between documents and pages of the app', async ({ page }) => {
    await page.goto('/water/ammonia');
    const document = await page.title();
    expect(document).toMatch(/Ammonia.*Nishiki/);
    const foot = page.getByRole('contentinfo');
    await foot.getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveTitle(/^Search/);
    await foot.getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveTitle(/^Privacy/);
    await page.goBack();
    await expect(page).toHaveTitle(/^Search/);
    await page.goBack();
    await expect(page).toHaveTitle(document);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ammonia');
    await page.goForward();
    await expect(page).toHaveTitle(/^Search/);
  });

  test('is whole without a script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/varieties/kohaku');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Kohaku');
    await expect(page.getByRole('heading', { name: 'Where this comes from' })).toBeVisible();
    await page.getByRole('searchbox').fill('asagi');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=asagi');
    // Playwright looks for no text in a noscript.
    await expect(page.locator('main noscript p')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Varieties' }).click();
    await expect(page).toHaveURL('/varieties');
    await context.close();
  });

  test('stands in the sitemap as a whole', async ({ request }) => {
    const map = await (await request.get('/sitemap.xml')).text();
    const listed = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
      ([, path]) => path,
    );
    const documents = listedPages.filter((path) => path.startsWith('/varieties/'));
    expect(documents.length).toBeGreaterThan(73);
    expect(
      listedPages.filter((path) => !path.startsWith('/auth') && !listed.includes(path)),
    ).toEqual([]);
  });
});

test.describe('the search', () => {
  test('finds a fish whose name is misspelt, by keyboard, and comes back to it', async ({
    page,
  }) => {
    await page.goto('/search');
    await page.getByRole('searchbox').fill('asgi');
    const first = page.getByRole('main').getByRole('listitem').first().getByRole('link');
    await expect(first).toHaveText(/Asagi/);
    await expect(page.getByRole('status').filter({ hasText: /results? for asgi/ })).toBeAttached();
    await expectNoBarriers(page);
    await page.getByRole('searchbox').press('ArrowDown');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/varieties/asagi');
    await page.goBack();
    await expect(page).toHaveURL('/search?q=asgi');
    await expect(page.getByRole('searchbox')).toHaveValue('asgi');
    await expect(first).toHaveText(/Asagi/);
  });
});

test.describe('where something is missing', () => {
  test.use({ allowedErrors: /404|503/ });

  test('an unknown variety is a page not found, which offers the search', async ({ page }) => {
    expect((await page.goto('/varieties/xyz'))?.status()).toBe(404);
    await expect(page).toHaveTitle(/^Page not found/);
    await page.getByRole('link', { name: 'Search the reference' }).click();
    await expect(page).toHaveURL('/search');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('a search that cannot be loaded says so, keeps the words and tries again', async ({
    page,
  }) => {
    await page.route('**/search.json', (route) => route.fulfill({ status: 503 }));
    await page.goto('/search?q=kohaku');
    await expect(page.getByText('The search could not be loaded')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('kohaku');
    await page.unroute('**/search.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: /^Kohaku/ }).first()).toBeVisible();
  });
});
