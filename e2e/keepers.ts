/** Steps of keepers with an account, for the journeys. */
import { expect, type Page } from '@playwright/test';

export const PASSWORD = 'three-koi-in-a-pond';

let made = 0;

/** An address that nobody else has. */
export const newEmail = (): string => {
  made += 1;
  return `keeper-${Date.now().toString(36)}-${made}@example.org`;
};

export const emailField = (page: Page) => page.getByLabel('Email', { exact: true });
export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
export const submit = (page: Page, name: 'Sign In' | 'Sign Up') =>
  page.locator('form').getByRole('button', { name, exact: true });

/** Signs up on the page that stands at the address, and waits for nothing. */
export const fillSignUp = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await submit(page, 'Sign Up').click();
};

/** A new account, made without the pages: nobody is signed in. */
export const newKeeper = async (page: Page, email = newEmail()): Promise<string> => {
  const made = await page.request.post('/auth/v1/signup', { data: { email, password: PASSWORD } });
  expect(made.status(), await made.text()).toBe(200);
  return email;
};

/** The words of a toast. What is read out of it to screen readers holds them, too, and more. */
export const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Fills the sign-in form that stands at the address and sends it. */
export const fillSignIn = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await submit(page, 'Sign In').click();
};

type Mail = { id: string; to: string; subject: string; text: string; sentAt: string };

const mailsTo = async (page: Page, email: string, subject: RegExp): Promise<Mail[]> => {
  const answer = await page.request.get('/dev/outbox.json');
  const mails = (await answer.json()) as Mail[];
  return mails.filter((mail) => mail.to === email && subject.test(mail.subject));
};

/** Path and query of the link in the newest mail, once `count` of the kind have arrived. */
export const linkFor = async (
  page: Page,
  email: string,
  subject: RegExp,
  count = 1,
): Promise<string> => {
  await expect.poll(async () => (await mailsTo(page, email, subject)).length).toBe(count);
  const mails = await mailsTo(page, email, subject);
  const newest = mails.sort((a, b) => b.sentAt.localeCompare(a.sentAt))[0];
  const link = /https?:\/\/\S*\/auth\/confirm\?\S+/.exec(newest?.text ?? '')?.[0];
  if (link === undefined) throw new Error(`no link in ${newest?.text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
};

export const storedSession = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('sb-nishiki-auth-token'));
