import { readFile } from 'node:fs/promises';
import { signUp } from './account.ts';
import { expectNoBarriers } from './barriers.ts';
import { expect, test } from './journey.ts';
import {
  emailField,
  fillSignUp,
  linkFor,
  newEmail,
  PASSWORD,
  passwordField,
  submit,
  toast,
} from './keepers.ts';
import { section } from './profile-steps.ts';
import { accountMenu } from './shell-steps.ts';
import {
  buyTokens,
  choosePlan,
  invoices,
  openPortal,
  openTill,
  packageButton,
  pay,
  payButton,
  planButton,
  putForward,
  tabTo,
} from './till-steps.ts';

const declined = 'The card was declined. Nothing was charged.';

test.describe('buying tokens', () => {
  test('changes the balance, in the tab that opened the checkout by itself', async ({ page }) => {
    const { email } = await signUp(page);
    const till = await buyTokens(page, 200);
    await expect(till.getByRole('heading', { level: 1 })).toHaveText(
      'Checkout: 200 Nishiki tokens',
    );
    await expect(till.getByText(email)).toBeVisible();
    await expect(till.getByText('Bought once: no payment follows.')).toBeVisible();
    await expect(payButton(till)).toHaveText('Pay £8.99');
    await pay(till);
    await expect(accountMenu(till)).toContainText('205 tokens');
    await expect(toast(till, 'Tokens added')).toBeVisible();
    await expect(page).toHaveURL('/token-purchase');
    await expect(accountMenu(page)).toContainText('205 tokens');
  });

  test('twice in one press sells once', async ({ page, context }) => {
    await signUp(page);
    await page.goto('/token-purchase');
    const till = await openTill(page, () => packageButton(page, 100).dblclick());
    expect(context.pages()).toHaveLength(2);
    await payButton(till).dblclick();
    await expect(accountMenu(page)).toContainText('105 tokens');
    await page.goto('/invoices');
    await expect(invoices(page)).toHaveCount(1);
  });

  test('in two tabs sells once', async ({ page, context }) => {
    await signUp(page);
    const first = await buyTokens(page, 100);
    const other = await context.newPage();
    const second = await buyTokens(other, 100);
    expect(second.url()).toBe(first.url());
    await pay(first);
    await payButton(second).click();
    await expect(second.getByRole('heading', { name: 'This is paid' })).toBeVisible();
    await second.getByRole('link', { name: 'Back to Nishiki' }).click();
    await expect(accountMenu(second)).toContainText('105 tokens');
    await page.goto('/invoices');
    await expect(invoices(page)).toHaveCount(1);
  });

  test('works where the browser blocks the new tab', async ({ page }) => {
    await signUp(page);
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/token-purchase');
    await packageButton(page, 500).click();
    const link = page.getByRole('link', { name: 'Continue to secure checkout' });
    await expect(link).toBeVisible();
    const till = await openTill(page, () => link.click());
    await pay(till);
    await expect(accountMenu(page)).toContainText('505 tokens');
  });
});

test.describe('subscribing', () => {
  test('from /upgrade gives the plan, here and in the first tab', async ({ page }) => {
    await signUp(page);
    const till = await choosePlan(page, 'Hobbyist');
    await expect(payButton(till)).toHaveText('Pay £7.99');
    await expect(till.getByText('Then £15.99 every month, until it is cancelled.')).toBeVisible();
    await pay(till);
    await expect(toast(till, 'Subscription Successful!')).toBeVisible();
    await expect(
      till.getByText('Welcome to your Hobbyist plan! Your subscription is now active.').first(),
    ).toBeVisible();
    await expect(accountMenu(till)).toContainText('155 tokens');
    await expect(accountMenu(page)).toContainText('155 tokens');
    await expect(accountMenu(page)).toContainText('Hobbyist');
  });

  test('with a declined card charges nothing, and another card pays', async ({ page }) => {
    await signUp(page);
    const till = await choosePlan(page, 'Enthusiast');
    await till.getByLabel('Is declined').check();
    await payButton(till).click();
    await expect(till.getByRole('alert')).toHaveText(declined);
    await expect(till.getByLabel('Is declined')).toBeChecked();
    await page.goto('/invoices');
    await expect(page.getByText('No invoices yet')).toBeVisible();
    await pay(till);
    await expect(toast(till, 'Subscription Successful!')).toBeVisible();
    await expect(accountMenu(till)).toContainText('405 tokens');
  });

  test('can be called off', async ({ page }) => {
    await signUp(page);
    const till = await choosePlan(page, 'Breeder');
    await till.getByRole('button', { name: 'Cancel' }).click();
    await expect(toast(till, 'Subscription Canceled')).toBeVisible();
    await expect(till).toHaveURL('/');
    await expect(accountMenu(till)).toContainText('5 tokens');
    await expect(planButton(page, 'Breeder')).toBeEnabled();
  });

  test('goes from / to a finished checkout by keyboard alone', async ({ page }) => {
    await page.goto('/');
    await tabTo(page, page.getByRole('link', { name: 'Choose Hobbyist' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/auth\?signup=true&plan=hobbyist$/);
    await expect(submit(page, 'Sign Up')).toBeEnabled();
    const email = newEmail();
    await tabTo(page, emailField(page));
    await page.keyboard.type(email);
    await tabTo(page, passwordField(page));
    await page.keyboard.type(PASSWORD);
    await tabTo(page, page.getByLabel('Confirm password', { exact: true }));
    await page.keyboard.type(PASSWORD);
    const till = await openTill(page, () => page.keyboard.press('Enter'));
    await expect(till.getByText(email)).toBeVisible();
    await tabTo(till, till.getByLabel('Works', { exact: true }));
    await till.keyboard.press('ArrowDown');
    await expect(till.getByLabel('Is declined')).toBeChecked();
    await tabTo(till, payButton(till));
    await till.keyboard.press('Enter');
    await expect(till.getByRole('alert')).toHaveText(declined);
    await tabTo(till, till.getByLabel('Is declined'));
    await till.keyboard.press('ArrowUp');
    await tabTo(till, payButton(till));
    await till.keyboard.press('Enter');
    await expect(toast(till, 'Subscription Successful!')).toBeVisible();
    await expect(till).toHaveURL('/');
    await expect(accountMenu(till)).toContainText('155 tokens');
  });
});

test.describe('a guest', () => {
  test('pays first, and finds the plan once the address is verified', async ({ page }) => {
    const email = newEmail();
    await page.goto('/auth?signup=true&plan=hobbyist');
    const till = await openTill(page, () =>
      page.getByRole('button', { name: 'Pay first, without an account' }).click(),
    );
    await till.getByLabel('E-mail address').fill(email);
    await pay(till);
    const told = 'Paid. Sign in or sign up with the address you paid with, and it is yours.';
    await expect(toast(till, told)).toBeVisible();
    await till.goto('/auth?signup=true');
    await fillSignUp(till, email);
    await expect(accountMenu(till)).toContainText('5 tokens');
    await till.goto(await linkFor(till, email, /confirm your e-mail address/i));
    await till.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(accountMenu(till)).toContainText('155 tokens');
    await expect(accountMenu(till)).toContainText('Hobbyist');
  });
});

test.describe('a subscriber', () => {
  test('cancels in the portal as easily, and sees it in the profile', async ({ page }) => {
    await signUp(page);
    await pay(await choosePlan(page, 'Hobbyist'));
    const portal = await openPortal(page);
    await portal.getByRole('button', { name: 'Cancel Nishiki Hobbyist' }).click();
    await expect(portal.getByRole('status')).toContainText('The plan is cancelled.');
    await expect(portal.getByRole('button', { name: 'Keep Nishiki Hobbyist' })).toBeVisible();
    await portal.getByRole('link', { name: 'Back to Nishiki' }).click();
    await expect(portal).toHaveURL(/\/profile/);
    await expect(section(portal, 'Plan')).toContainText('Cancelled');
    await page.reload();
    await expect(section(page, 'Plan')).toContainText('Cancelled');
  });

  test('chooses a larger plan, and is asked for that change alone', async ({ page }) => {
    await signUp(page);
    await pay(await choosePlan(page, 'Hobbyist'));
    await page.reload();
    const portal = await openTill(page, () =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: 'Breeder' }) })
        .getByRole('button')
        .click(),
    );
    await expect(portal.getByRole('heading', { name: 'Change to Nishiki Breeder' })).toBeVisible();
    await portal.getByRole('button', { name: 'Confirm Nishiki Breeder' }).click();
    await expect(portal.getByRole('status')).toContainText('The plan is changed');
    await portal.getByRole('link', { name: 'Back to Nishiki' }).click();
    await expect(section(portal, 'Plan')).toContainText('Breeder');
  });

  test('gets the first payment back from /invoices, and the tokens go', async ({ page }) => {
    await signUp(page);
    await pay(await choosePlan(page, 'Hobbyist'));
    await page.goto('/invoices');
    await page.getByRole('button', { name: /^Get money back/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Get your money back?' });
    await dialog.getByRole('button', { name: 'Get £7.99 back' }).click();
    await expect(toast(page, 'Your money is on its way')).toBeVisible();
    await expect(invoices(page)).toContainText('£7.99 came back');
    await expect(accountMenu(page)).toContainText('5 tokens');
    await expect(page.getByRole('button', { name: /^Get money back/ })).toHaveCount(0);
  });

  test('has an invoice as a document', async ({ page }) => {
    await signUp(page);
    await pay(await buyTokens(page, 200));
    await page.goto('/invoices');
    await expect(invoices(page)).toContainText('£8.99');
    await expect(section(page, 'Summary')).toContainText('£8.99');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download as PDF/ }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('whose card fails a month later hears of it, and pays', async ({ page }) => {
    await signUp(page);
    await pay(await choosePlan(page, 'Hobbyist'), 'Works now and fails later');
    const clock = await page.context().newPage();
    // A month's payment is tried an hour after the month has begun.
    await putForward(clock, '31 days');
    await putForward(clock, '1 day');
    await page.goto('/profile');
    await expect(section(page, 'Plan')).toContainText('Payment failed');
    const portal = await openPortal(page);
    await portal.getByRole('button', { name: 'Let payments work' }).click();
    await portal.getByRole('button', { name: /^Pay / }).click();
    await expect(portal.getByRole('status')).toHaveText('The invoice is paid.');
    await portal.getByRole('link', { name: 'Back to Nishiki' }).click();
    await expect(section(portal, 'Plan')).toContainText('Active');
  });
});

// Each scheme and each width once.
for (const [colorScheme, width] of [
  ['light', 360],
  ['dark', 1280],
] as const)
  test.describe(`in ${colorScheme} at ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });
    test('the pages of buying have no known barrier, and fit', async ({ page }) => {
      await signUp(page);
      const open = [page, await buyTokens(page, 100), await page.context().newPage()] as const;
      const [, till, other] = open;
      await other.goto('/dev/till');
      const look = async () => {
        for (const each of open) {
          await expectNoBarriers(each);
          const fits = await each.evaluate(
            () => document.documentElement.scrollWidth <= window.innerWidth,
          );
          expect(fits, each.url()).toBe(true);
        }
      };
      await look();
      await page.goto('/invoices');
      await expect(page.getByText('No invoices yet')).toBeVisible();
      await expectNoBarriers(page);
      await pay(till);
      await page.reload();
      await expect(invoices(page)).toHaveCount(1);
      await other.goto((await openPortal(till)).url());
      await look();
    });
  });
