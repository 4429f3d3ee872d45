import type { Page } from '@playwright/test';
import { signUp } from './account.ts';
import { expectNoBarriers } from './barriers.ts';
import { expect, test } from './journey.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const talk = (page: Page) => page.getByRole('list', { name: 'Conversation', exact: true });
const recent = (page: Page) => page.getByRole('complementary', { name: 'Conversations' });
const answerTo = async (page: Page, words: string): Promise<void> => {
  await field(page).fill(words);
  await field(page).press('Enter');
};

test('a guest is told how to go on, and first aid before that, without a call', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/functions/v1/')) calls.push(request.url());
  });
  await page.goto('/chat');
  await answerTo(page, 'My koi are gasping at the surface');
  const aid = talk(page).getByRole('link', { name: 'First Aid', exact: true });
  await expect(aid).toHaveAttribute('href', '/first-aid#gasping');
  await expect(talk(page)).toContainText('please sign up');
  await expect(field(page)).toHaveValue('');
  expect(calls).toEqual([]);
  await expectNoBarriers(page);
});

test('a keeper asks, reads the sources, and finds the chat again after a reload', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/chat');
  await answerTo(page, 'What is the right pH for a koi pond?');
  await expect(talk(page).getByRole('button', { name: 'Copy' })).toBeVisible();
  await expect(page).toHaveURL(/\/chat\?c=[0-9a-f-]{36}$/);
  await talk(page)
    .getByText(/^Sources \(\d+\)$/)
    .click();
  await expect(talk(page).getByRole('link').first()).toBeVisible();
  await expect(page.getByText(/^Message sent\. \d tokens remaining\.$/)).toBeVisible();
  await expectNoBarriers(page);

  const row = recent(page).getByRole('listitem').first();
  await row.getByRole('button', { name: /^Rename/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename this chat' });
  await dialog.getByLabel('Title').fill('pH of the big pond');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(recent(page).getByText('pH of the big pond')).toBeVisible();

  await page.reload();
  await expect(talk(page)).toContainText('What is the right pH for a koi pond?');
  await recent(page).getByRole('button', { name: 'New Chat' }).click();
  await expect(page).toHaveURL('/chat');
  await expect(talk(page)).toBeEmpty();
  await page.goBack();
  await expect(talk(page)).toContainText('What is the right pH for a koi pond?');

  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(recent(page).getByText('None so far.')).toBeVisible();
});

test('an answer is stopped before its first words, and the question is in the field again', async ({
  page,
}) => {
  await signUp(page);
  await page.route('**/functions/v1/ai-chat', () => undefined);
  await page.goto('/chat');
  await answerTo(page, 'How cold is too cold?');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(field(page)).toHaveValue('How cold is too cold?');
  await expect(talk(page)).toBeEmpty();
});

test.describe('when the server fails', () => {
  test.use({ allowedErrors: /status of (500|404)/ });
  test('the chat says so and gives the words back', async ({ page }) => {
    await signUp(page);
    await page.route('**/functions/v1/ai-chat', (route) =>
      route.fulfill({
        status: 500,
        json: { error: { code: 'internal', message: 'Something went wrong.', requestId: 'r-1' } },
      }),
    );
    await page.goto('/chat');
    await answerTo(page, 'How cold is too cold?');
    await expect(
      page.getByText('Failed to send message. Please try again.', { exact: true }).first(),
    ).toBeVisible();
    await expect(field(page)).toHaveValue('How cold is too cold?');
  });

  test('a chat that is not there is named so', async ({ page }) => {
    await signUp(page);
    await page.goto('/chat?c=01890000-0000-7000-8000-000000000000');
    await expect(page.getByRole('heading', { name: 'There is no such chat' })).toBeVisible();
  });
});
