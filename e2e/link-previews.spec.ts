import type { APIRequestContext } from '@playwright/test';
import { expectNoBarriers } from './barriers.ts';
import { expect, test } from './journey.ts';

const listedPages = async (request: APIRequestContext): Promise<string[]> =>
  [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address ?? '',
  );

const content = (html: string, name: string): string =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1] ?? '';

/** Width and height as a PNG says them, after its signature and the name of its first part. */
const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('every page of the sitemap shows itself in shared links', async ({ request, baseURL }) => {
  const addresses = await listedPages(request);
  expect(addresses).toContain(`${baseURL}/identify`);
  for (const address of addresses) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    const html = await response.text();
    expect(html, address).toContain(`<link rel="canonical" href="${address}">`);
    expect(html, address).not.toContain('origin.invalid');
    for (const name of ['description', 'og:title', 'og:description', 'og:image:alt'])
      expect(content(html, name), `${name} of ${address}`).not.toBe('');
    const picture = await request.get(content(html, 'og:image'));
    expect(picture.headers()['content-type'], address).toBe('image/png');
    const png = await picture.body();
    expect(sizeOf(png), address).toEqual([1200, 630]);
    expect(png.length, address).toBeLessThan(150_000);
  }
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`documents in ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 360, height: 740 } });
    for (const path of ['/docs/api', '/docs/model-card'])
      test(`${path} has no known barrier and fits a phone`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoBarriers(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      });
  });
