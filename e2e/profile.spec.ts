import { expectNoBarriers } from './barriers.ts';
import { expect, test } from './journey.ts';
import { linkFor, newEmail } from './keepers.ts';
import { drawn } from './photos.ts';
import { analyseKoi, arrive, otherDevice, section, shown, toast } from './profile-steps.ts';

test.describe('preferences', () => {
  test('are kept, and greet the keeper', async ({ page }) => {
    await arrive(page, '/profile');
    const form = section(page, 'Preferences');
    await form.getByLabel('Display name').fill('Aiko');
    await form.getByLabel('Country').selectOption({ label: 'Scotland' });
    await form.getByRole('radio', { name: /^UK/ }).check();
    await form.getByRole('radio', { name: 'Showa' }).check();
    await form.getByRole('button', { name: 'Another one' }).click();
    await expect(shown(page, 'You have changes that are not saved yet.')).toBeVisible();
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'Profile updated successfully!');
    await page.reload();
    await expect(form.getByLabel('Display name')).toHaveValue('Aiko');
    await expect(form.getByLabel('Country')).toHaveValue('GB-SCT');
    await expect(form.getByRole('radio', { name: /^UK/ })).toBeChecked();
    await expect(form.getByRole('radio', { name: 'Showa' })).toBeChecked();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome, Aiko', level: 1 })).toBeVisible();
  });

  test.describe('in another zone', () => {
    test.use({ timezoneId: 'Asia/Tokyo' });
    test('take the time zone of the first browser', async ({ page }) => {
      await arrive(page, '/profile');
      await expect(section(page, 'Preferences').getByLabel('Time zone')).toHaveValue('Asia/Tokyo');
      const { request } = page;
      const token = await page.evaluate(
        () =>
          (
            JSON.parse(localStorage.getItem('sb-nishiki-auth-token') ?? '{}') as {
              access_token: string;
            }
          ).access_token,
      );
      const stored = await request.get('/rest/v1/profiles', {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(await stored.json()).toMatchObject([{ time_zone: 'Asia/Tokyo' }]);
    });
  });

  test('take an own picture, and say when a file is none', async ({ page }) => {
    await arrive(page, '/profile');
    const form = section(page, 'Preferences');
    const file = form.getByLabel('Own picture');
    await file.setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('not a picture'),
    });
    await expect(form.getByText('Only JPEG, PNG, WebP and HEIC photos can be read.')).toBeVisible();
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/v1/avatar')) sent = request.postData()?.length ?? 0;
    });
    await file.setInputFiles(drawn.large);
    await expect(form.getByText('Your picture is saved.')).toBeVisible();
    // 12 MP were shrunk to a small square before they left.
    expect(sent).toBeGreaterThan(1000);
    expect(sent).toBeLessThan(300_000);
    const picture = section(page, 'Your account').locator('img');
    await expect(picture).toHaveJSProperty('naturalWidth', 256);
    await page.reload();
    await expect(picture).toHaveJSProperty('naturalWidth', 256);
  });

  test.describe('when somebody else is quicker', () => {
    test.use({ allowedErrors: /status of 409/ });
    test('show both, and overwrite nothing unasked', async ({ page, browser }) => {
      const account = await arrive(page, '/profile');
      const name = section(page, 'Preferences').getByLabel('Display name');
      await expect(name).toBeVisible();
      const other = await otherDevice(browser, account, '/profile');
      await section(other, 'Preferences').getByLabel('Display name').fill('Akira');
      await other.getByRole('button', { name: 'Save', exact: true }).click();
      await toast(other, 'Profile updated successfully!');
      await name.fill('Aiko');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(shown(page, 'This was changed elsewhere in the meantime')).toBeVisible();
      await expect(page.getByText('saved is “Akira”, entered here is “Aiko”.')).toBeVisible();
      await expect(name).toHaveValue('Aiko');
      await page.getByRole('button', { name: 'Keep what I entered' }).click();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await toast(page, 'Profile updated successfully!');
      await other.reload();
      await expect(section(other, 'Preferences').getByLabel('Display name')).toHaveValue('Aiko');
      await other.context().close();
    });
  });

  test.describe('when the network goes', () => {
    test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ });
    test('keep what was entered', async ({ page, context }) => {
      await arrive(page, '/profile');
      const form = section(page, 'Preferences');
      // Whoever enters something has touched the page, which loads the code of its messages.
      await form.getByLabel('Display name').click();
      await form.getByLabel('Display name').fill('Aiko');
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await form.getByRole('button', { name: 'Save', exact: true }).click();
      await toast(page, 'Failed to update profile');
      await expect(form.getByText('What you entered is still here.')).toBeVisible();
      await expect(form.getByLabel('Display name')).toHaveValue('Aiko');
      await context.setOffline(false);
      await form.getByRole('button', { name: 'Save', exact: true }).click();
      await toast(page, 'Profile updated successfully!');
    });
  });
});

test.describe('the address', () => {
  test('changes once the link in the mail to the new one was used', async ({ page }) => {
    const old = await arrive(page, '/profile');
    const form = section(page, 'Email address');
    const field = form.getByLabel('New email address');
    await field.fill('nonsense');
    await form.getByRole('button', { name: 'Change email address' }).click();
    await expect(form.getByText('Please enter a valid email address')).toBeVisible();
    await expect(field).toBeFocused();
    const email = newEmail();
    await field.fill(email);
    await form.getByRole('button', { name: 'Change email address' }).click();
    await toast(page, 'Profile updated successfully!');
    await toast(page, 'Check your new address to confirm the change');
    await expect(form.getByText(`stays your address`)).toBeVisible();
    await form.getByRole('button', { name: 'Send again' }).click();
    await expect(form.getByText(/^Sent again/)).toBeVisible();
    const link = await linkFor(page, email, /./, 2);
    await page.goto(link);
    await page.getByRole('main').getByRole('button').first().click();
    await expect
      .poll(async () => {
        const answer = await page.request.post('/auth/v1/token?grant_type=password', {
          data: { email, password: old.password },
        });
        return answer.status();
      })
      .toBe(200);
    await page.goto('/profile');
    await expect(section(page, 'Email address').getByText(email)).toBeVisible();
    await expect(page.getByText(old.email)).toHaveCount(0);
    await expect(
      section(page, 'Email address').getByText('Verified', { exact: true }),
    ).toBeVisible();
  });

  test('stays when the change is given up', async ({ page }) => {
    await arrive(page, '/profile');
    const form = section(page, 'Email address');
    await form.getByLabel('New email address').fill(newEmail());
    await form.getByRole('button', { name: 'Change email address' }).click();
    await form.getByRole('button', { name: 'Keep the old address' }).click();
    await expect(form.getByText('Check your new address to confirm the change')).toHaveCount(0);
    await page.reload();
    await expect(form.getByLabel('New email address')).toBeVisible();
    await expect(form.getByText('stays your address')).toHaveCount(0);
  });
});

test.describe('the password', () => {
  test.use({ allowedErrors: /status of (403|422)/ });
  test('changes with the old one, and signs out other devices', async ({ page, browser }) => {
    const account = await arrive(page, '/profile');
    const other = await otherDevice(browser, account, '/profile');
    await expect(section(other, 'Devices')).toBeVisible();
    const form = section(page, 'Password');
    const [current, next] = [
      form.getByLabel('Current password', { exact: true }),
      form.getByLabel('New password', { exact: true }),
    ];
    const change = form.getByRole('button', { name: 'Change password' });
    await change.click();
    await expect(current).toBeFocused();
    await expect(current).toHaveAccessibleDescription('Please enter your current password');
    await current.fill('not-the-password');
    await next.fill('short');
    await change.click();
    await expect(next).toHaveAccessibleDescription(/Password must be at least 6 characters long/);
    await next.fill('seven-koi-in-a-pond');
    await change.click();
    await expect(current).toHaveAccessibleDescription(/The password is not right/);
    await current.fill(account.password);
    await next.fill('password123');
    await change.click();
    await expect(next).toHaveAccessibleDescription(/most common/);
    await next.fill(account.password);
    await change.click();
    await expect(next).toHaveAccessibleDescription(/The new password is the old one/);
    await next.fill('seven-koi-in-a-pond');
    await change.click();
    await expect(shown(page, 'Your password was changed')).toBeVisible();
    await expect(
      section(page, 'Devices').getByRole('button', { name: /^Sign out this/ }),
    ).toHaveCount(1);
    await other.reload();
    await expect(other).toHaveURL(/\/auth/);
    await other.context().close();
  });
});

test.describe('devices', () => {
  test('can be signed out from another one, at once', async ({ page, browser }) => {
    const account = await arrive(page, '/profile');
    const other = await otherDevice(browser, account, '/dashboard');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Welcome');
    const third = await otherDevice(browser, account, '/dashboard');
    await page.reload();
    const devices = section(page, 'Devices');
    await expect(devices.getByText('This device', { exact: true })).toHaveCount(1);
    const rows = devices.getByRole('listitem');
    await expect(rows).toHaveCount(3);
    // The first is this one; the next is the device that was used last.
    await rows
      .nth(1)
      .getByRole('button', { name: /^Sign out this device/ })
      .click();
    await expect(rows).toHaveCount(2);
    await third.reload();
    await expect(third).toHaveURL(/\/auth/);
    await devices.getByRole('button', { name: 'Sign out all other devices' }).click();
    await expect(devices.getByText('All other devices are signed out.')).toBeVisible();
    await expect(rows).toHaveCount(1);
    await other.reload();
    await expect(other).toHaveURL(/\/auth/);
    await rows.getByRole('button').click();
    await expect(page).toHaveURL(/\/auth/);
    await other.context().close();
    await third.context().close();
  });
});

test.describe('looks', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme, viewport: { width: 360, height: 740 }, hasTouch: true });
      test('pages of a keeper are accessible and fit into 360 px', async ({ page }) => {
        await arrive(page, '/profile');
        await analyseKoi(page);
        for (const path of ['/profile', '/dashboard', '/history']) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expectNoBarriers(page);
          const fits = await page.evaluate(
            () => document.documentElement.scrollWidth <= window.innerWidth,
          );
          expect(fits, path).toBe(true);
        }
        await page.getByRole('link', { name: /^The whole result/ }).click();
        await expect(page.getByRole('img', { name: 'The photo that was read' })).toBeVisible();
        await expectNoBarriers(page);
        await page.goto('/profile');
        await page.getByRole('button', { name: 'Delete account...' }).click();
        await expectNoBarriers(page, 'dialog[open]');
      });
    });
  }
});
