import { plans } from '@nishiki/contract/plans';
import type { Page } from '@playwright/test';
import { signUp } from './account.ts';
import { expectNoBarriers } from './barriers.ts';
import { expect, test } from './journey.ts';
import { toast } from './keepers.ts';
import { openTill } from './till-steps.ts';

/** How long a word stands, by the specification. */
const WORD_MS = 3000;

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** The words of the hero that can be seen at this moment. */
const shownWords = (page: Page) =>
  page
    .locator('section[aria-labelledby=hero-heading] [aria-hidden=true] > span')
    .evaluateAll((words) =>
      words
        .filter((it) => getComputedStyle(it).visibility === 'visible')
        .map((it) => it.textContent),
    );

/** The lower part of the page answers once its code is there. */
const pricing = async (page: Page) => {
  const section = page.getByRole('region', { name: 'Pricing', exact: true });
  await section.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  return section;
};

test.describe('landing: the hero', () => {
  test('shows one word after the other, and pauses', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Worried about deaths, outbreaks, bills, quality, mistakes or illness? Look closer at your koi.',
    );
    const hero = page.getByRole('region', { name: /Worried about/ });
    const before = await hero.boundingBox();
    for (const word of ['Deaths?', 'Outbreaks?', 'Bills?']) {
      await expect.poll(() => shownWords(page), { intervals: [100] }).toEqual([word]);
      expect(await hero.boundingBox()).toEqual(before);
    }
    await page.getByRole('button', { name: 'Pause the changing words' }).click();
    const stopped = await shownWords(page);
    await page.waitForTimeout(1.5 * WORD_MS);
    expect(await shownWords(page)).toEqual(stopped);
    await page.getByRole('button', { name: 'Let the words change' }).click();
    await expect.poll(() => shownWords(page), { timeout: 2 * WORD_MS }).not.toEqual(stopped);
  });

  test('stands still under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(20_000);
    expect(await shownWords(page)).toEqual(['Deaths?']);
    await expect(page.getByRole('button', { name: /words/ })).toHaveCount(0);
  });

  test('leads a guest by way of the sign-in, and a keeper straight on', async ({ page }) => {
    await page.goto('/');
    const call = page.locator('main').getByRole('link', { name: 'Identify Koi' }).first();
    await expect(call).toHaveAttribute('href', '/auth?next=%2Fidentify');
    const demo = page.getByRole('link', { name: 'Watch Demo' }).first();
    await expect(demo).toHaveAttribute('href', '/identify?demo=true');
    await signUp(page);
    await page.goto('/');
    await expect(call).toHaveAttribute('href', '/identify');
  });
});

test.describe('landing: what stands below', () => {
  test('has 14 features, and those without a page say so', async ({ page }) => {
    await page.goto('/');
    const features = page.getByRole('region', { name: 'What Nishiki does for keepers' });
    await expect(features.getByRole('heading', { level: 3 })).toHaveCount(14);
    for (const item of await features.getByRole('listitem').all()) {
      const links = await item.getByRole('link').count();
      expect(await item.getByText('Coming soon').count(), await item.innerText()).toBe(1 - links);
    }
  });

  test('draws 24 varieties, each only when it comes near', async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const gallery = page.getByRole('region', { name: 'A look at the varieties' });
    await expect(gallery.getByRole('listitem')).toHaveCount(24);
    await expect(gallery.locator('svg')).toHaveCount(0);
    await gallery.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(gallery.locator('svg').last()).toBeVisible();
    await gallery.getByRole('listitem').first().scrollIntoViewIfNeeded();
    await expect(gallery.locator('svg')).toHaveCount(24);
  });

  test('shows live figures, and leaves out what is zero or unknown', async ({ page }) => {
    const figures = { analyses: 1234, keepers: 0, medianMilliseconds: null };
    await page.route('**/api/v1/site', async (route) => {
      const answer = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...answer, figures } });
    });
    await page.goto('/');
    const section = page.getByRole('region', { name: 'In figures' });
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByText('1,234')).toBeVisible();
    await expect(section.getByText('photos read here')).toBeVisible();
    await expect(section.getByText(/with an account|latest photos/)).toHaveCount(0);
  });

  test('a link to the prices leads to them from another page', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/#pricing');
    await expect(page.getByRole('heading', { name: 'Pricing' })).toBeInViewport();
  });
});

test.describe('landing: choosing a plan', () => {
  test('a guest signs up first, and the plan comes along', async ({ page }) => {
    await page.goto('/#pricing');
    const section = await pricing(page);
    for (const [at, percent] of [50, 47, 40, 40].entries())
      await expect(
        section
          .getByRole('listitem')
          .filter({ has: page.locator('h3') })
          .nth(at),
      ).toContainText(`${percent}% OFF`);
    await section.getByRole('link', { name: 'Choose Breeder' }).click();
    await expect(page).toHaveURL('/auth?signup=true&plan=breeder');
    await expect(page.getByText('Breeder plan')).toBeVisible();
    await expect(page.getByRole('button', { name: /Pay first/ })).toBeVisible();
  });

  test('the banner takes the enthusiast plan', async ({ page }) => {
    await page.goto('/');
    await (await pricing(page)).getByRole('link', { name: 'Get 47% Off Now' }).click();
    await expect(page).toHaveURL('/auth?signup=true&plan=enthusiast');
  });

  test('a keeper is led to the checkout, and nobody is sold the professional plan', async ({
    page,
  }) => {
    await signUp(page);
    await page.goto('/');
    const section = await pricing(page);
    const checkout = await openTill(page, () =>
      section.getByRole('button', { name: 'Choose Hobbyist' }).click(),
    );
    await expect(checkout.getByText('£15.99').first()).toBeVisible();
    await checkout.close();
    await section.getByRole('button', { name: 'Contact sales' }).click();
    await expect(
      page.getByText(/contact our sales team for enterprise pricing/).first(),
    ).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('/upgrade has the same cards and the present plan', async ({ page }) => {
    await signUp(page);
    await page.goto('/upgrade');
    for (const { name } of plans)
      await expect(page.getByRole('heading', { name, level: 3 })).toBeVisible();
    await expect(page.getByText(/Your plan: Free, 5 tokens left/)).toBeVisible();
    await expect(page.getByRole('row', { name: /A chat message with an image/ })).toContainText(
      '5',
    );
    await openTill(page, () => page.getByRole('button', { name: 'Choose Breeder' }).click());
  });
});

test.describe('landing: back from a checkout', () => {
  const holding = (page: Page, plan: string) =>
    page.route('**/functions/v1/check-subscription', async (route) => {
      const state = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...state, subscribed: true, status: 'active', plan } });
    });

  test('a plan that is held is welcomed, and the address is cleared', async ({ page }) => {
    await signUp(page);
    await holding(page, 'enthusiast');
    const asked = page.waitForRequest('**/functions/v1/check-subscription');
    await page.goto('/?success=true&plan=enthusiast');
    await asked;
    await expect(toast(page, 'Subscription Successful!')).toBeVisible();
    await expect(
      toast(page, 'Welcome to your Enthusiast plan! Your subscription is now active.'),
    ).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('an address alone proves no payment', async ({ page }) => {
    await signUp(page);
    await page.goto('/?success=true&plan=enthusiast');
    await expect(page.getByText(/Your payment is being confirmed/).first()).toBeVisible();
    await expect(page.getByText('Subscription Successful!')).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });

  test('a canceled one is said', async ({ page }) => {
    await page.goto('/?canceled=true');
    await expect(toast(page, 'Subscription Canceled')).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

for (const path of ['/', '/upgrade'])
  test.describe(`landing: ${path} at 360 px`, () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
    test('fits, and has no known barrier', async ({ page }) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await fits(page)).toBe(true);
      await expectNoBarriers(page);
    });
  });
