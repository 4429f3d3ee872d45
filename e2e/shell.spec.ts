import { signUp } from './account.ts';
import { expectNoBarriers } from './barriers.ts';
import { expect, test } from './journey.ts';
import { accountMenu, bottomBar, spendOne } from './shell-steps.ts';

test.describe('a guest', () => {
  test('finds the ways in, and no menu of a keeper', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
    await expect(header.getByRole('link', { name: 'Free Trial' })).toHaveAttribute(
      'href',
      '/auth?signup=true',
    );
    await expect(accountMenu(page)).toHaveCount(0);
    await expect(bottomBar(page)).toHaveCount(0);
  });

  for (const path of ['/dashboard', '/profile', '/history'])
    test(`is led from ${path} to the sign-in page and may come back`, async ({ page, request }) => {
      const response = await request.get(`${path}/`);
      expect(response.status()).toBe(200);
      expect(await response.text()).toContain('Loading your account...');
      await page.goto(`${path}?from=mail`);
      await expect(page).toHaveURL(
        `/auth?${new URLSearchParams({ next: `${path}?from=mail` }).toString()}`,
      );
    });

  test('loads nothing of what only keepers need', async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const code = (await Promise.all(scripts)).join('\n');
    expect(code).toContain('Free Trial');
    // Words of the account library, and of the keeper's menu.
    expect(code).not.toContain('grant_type=refresh_token');
    expect(code).not.toContain('account menu');
  });
});

test.describe('a keeper', () => {
  test('never sees the guest’s links, and sees tokens and badge', async ({ page }) => {
    await signUp(page);
    await page.addInitScript(() => {
      const look = () => {
        const links = [...document.querySelectorAll('header a')];
        const shown = links.filter((link) => link.checkVisibility({ visibilityProperty: true }));
        if (shown.some((link) => link.textContent === 'Sign In'))
          document.documentElement.dataset['flash'] = 'yes';
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/');
    await expect(accountMenu(page)).toContainText('5 tokens');
    await expect(accountMenu(page)).toContainText('Trial');
    expect(await page.locator('html').getAttribute('data-flash')).toBeNull();
  });

  test('walks the menu by keyboard', async ({ page }) => {
    await signUp(page);
    await page.goto('/');
    await accountMenu(page).focus();
    await page.keyboard.press('Enter');
    await expect(accountMenu(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(accountMenu(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(accountMenu(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
    await expect(accountMenu(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes the menu by a click beside it', async ({ page }) => {
    await signUp(page);
    await page.goto('/');
    await accountMenu(page).click();
    await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(page.getByRole('link', { name: 'Profile' })).toBeHidden();
  });

  test('reaches a page of the tools by its address, with the views beside it', async ({ page }) => {
    await signUp(page);
    await page.goto('/dashboard');
    await expect(page).toHaveTitle('Dashboard · Nishiki');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const views = page.getByRole('navigation', { name: 'Views' });
    await expect(views.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await views.getByRole('link', { name: 'History' }).click();
    await expect(page).toHaveURL('/history');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('is asked to verify the address, and gets the mail again', async ({ page }) => {
    const { email } = await signUp(page);
    await page.goto('/identify');
    const notice = page.getByRole('region', { name: 'Your e-mail address' });
    await expect(notice).toContainText(email);
    await expect(notice.getByRole('link', { name: 'Open the outbox' })).toBeVisible();
    await notice.getByRole('button', { name: 'Send again' }).click();
    await expect(notice.getByRole('status')).toContainText('Sent.');
    await page.goto('/');
    await expect(accountMenu(page)).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});

test.describe('signing out', () => {
  test('from the header of a public page leads to the sign-in page', async ({ page }) => {
    await signUp(page);
    await page.goto('/identify');
    await accountMenu(page).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByText('You are signed out', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('sb-nishiki-auth-token'))).toBeNull();
  });

  test('from the menu beside the tools leads home, and the session is over', async ({ page }) => {
    await signUp(page);
    await page.goto('/dashboard');
    const kept = await page.evaluate(() => localStorage.getItem('sb-nishiki-auth-token'));
    const token = (JSON.parse(kept ?? '{}') as { access_token: string }).access_token;
    await accountMenu(page).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
    const answer = await page.request.get('/auth/v1/user', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status()).toBe(403);
  });

  test.describe('without the server', () => {
    test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ });
    test('ends on this device and says so', async ({ page, context }) => {
      await signUp(page);
      await page.goto('/');
      await accountMenu(page).click();
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Sign Out' }).focus();
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await expect(
        page.getByText('You are signed out on this device.', { exact: true }),
      ).toBeVisible();
      await context.setOffline(false);
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
    });
  });

  test('in one tab signs the other out', async ({ page, context }) => {
    await signUp(page);
    await page.goto('/dashboard');
    await expect(accountMenu(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/');
    await accountMenu(other).click();
    await other.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/auth\?next=%2Fdashboard$/);
  });
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the bar at the foot leads on, covers nothing, and its Exit leads home', async ({
    page,
  }) => {
    await signUp(page);
    await page.goto('/dashboard');
    const bar = bottomBar(page);
    await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    for (const entry of await bar.getByRole('listitem').all()) {
      const box = await entry.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    await bar.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Look closer at your koi');
    await expect(page).toHaveURL('/');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const foot = await page.locator('footer').boundingBox();
    const top = await bar.boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((top?.y ?? 0) + 1);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    await bar.getByRole('button', { name: 'Exit' }).click();
    await expect(bar).toHaveCount(0);
    await expect(page).toHaveURL('/');
    // The message stands where the bar was; while there is one, above it.
    await expect(page.getByText('You are signed out', { exact: true })).toBeVisible();
  });

  test('Exit on a page of the tools leads home, too', async ({ page }) => {
    await signUp(page);
    await page.goto('/history');
    await bottomBar(page).getByRole('button', { name: 'Exit' }).click();
    await expect(page).toHaveURL('/');
  });

  test('a message stands above the bar', async ({ page }) => {
    await signUp(page);
    await spendOne(page);
    const message = page.getByText('Analysis Complete!', { exact: true });
    await expect(message).toBeVisible();
    const bar = await bottomBar(page).boundingBox();
    const region = await page.locator('.nk-toast').boundingBox();
    expect((region?.y ?? 0) + (region?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  test('the views open and close', async ({ page }) => {
    await signUp(page);
    await page.goto('/dashboard');
    const toggle = page.getByRole('button', { name: 'Views' });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page
      .getByRole('navigation', { name: 'Views' })
      .getByRole('link', { name: 'Profile' })
      .click();
    await expect(page).toHaveURL('/profile');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('when the profile cannot be had', () => {
  test.use({ allowedErrors: /status of 500|profile could not be read/ });
  test('the keeper stays signed in and can try again', async ({ page }) => {
    await signUp(page);
    await page.route('**/rest/v1/profiles*', (route) =>
      route.fulfill({
        status: 500,
        json: { code: 'internal', message: 'no', details: null, hint: null },
      }),
    );
    await page.goto('/');
    const again = page.getByRole('banner').getByRole('button', { name: 'Try Again' });
    await expect(again).toBeVisible();
    await page.unroute('**/rest/v1/profiles*');
    await again.click();
    await expect(accountMenu(page)).toContainText('5 tokens');
    await expect(again).toHaveCount(0);
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });
    for (const [path, width] of [
      ['/dashboard', 1280],
      ['/identify', 1280],
      ['/dashboard', 360],
    ] as const)
      test(`the keeper’s frame of ${path} at ${width} px has no known barrier`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await signUp(page);
        await page.goto(path);
        await accountMenu(page)
          .or(page.getByRole('button', { name: 'Menu' }))
          .first()
          .click();
        await expect(page.getByRole('button', { name: 'Sign Out' }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectNoBarriers(page);
      });
  });
