import type { Page, Route } from '@playwright/test';
import { expectNoBarriers } from './barriers.ts';
import { analyse, expect, fileField, test } from './journey.ts';
import { drawn } from './photos.ts';

const folded = (page: Page, title: string) => page.locator('summary').filter({ hasText: title });
const addPhoto = (page: Page) => page.getByLabel('Add a photo (side, head, close-up)');
const length = (page: Page) => page.getByLabel('Length, if you measured it');

type Sent = {
  idempotencyKey: string;
  choose?: { x: number; y: number };
  lengthCm?: number;
  more?: { view: string }[];
};

/** What the page sends from now on. */
const sentBy = (page: Page): Sent[] => {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    if (request.url().includes('analyze-koi')) sent.push(request.postDataJSON() as Sent);
  });
  return sent;
};

const around = (x: number, y: number) =>
  [-1, 0, 1, 0].map((side, at) => [x + side * 0.06, y + (at % 2 === 0 ? 0 : at - 2) * 0.3]);

const fishes = [
  { outline: around(0.3, 0.5), x: 0.3, y: 0.5 },
  { outline: around(0.72, 0.5), x: 0.72, y: 0.5 },
];

/** Answers as the contract has it: which one is asked first, and the answer knows of both. */
const asksWhich = async (route: Route): Promise<void> => {
  const { choose } = route.request().postDataJSON() as Sent;
  const answer = await route.fetch({
    headers: { ...route.request().headers(), accept: 'application/json' },
  });
  const { analysis } = (await answer.json()) as { analysis: { evidence: object } };
  const chosen = choose === undefined ? null : choose.x < 0.5 ? 0 : 1;
  const evidence = { ...analysis.evidence, fishes, chosen };
  const asks = { outcome: 'several_fish', headline: '2 fish were found', variety: null };
  const json = { analysis: { ...analysis, evidence, ...(chosen === null && asks) } };
  await route.fulfill({ json });
};

test.describe('several fish', () => {
  for (const [path, button] of [
    ['/identify', 'Analyze koi'],
    ['/disease-detection', 'Detect Diseases'],
  ] as const)
    test(`are asked about on ${path}, and the one that is meant is read`, async ({ page }) => {
      await page.route('**/functions/v1/analyze-koi', asksWhich);
      const sent = sentBy(page);
      await page.goto(path);
      await fileField(page).setInputFiles(drawn.twoKoi);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('heading', { name: 'Which one do you mean?' })).toBeVisible();
      await expect(page.getByText('This did not use a try.')).toBeVisible();
      await expectNoBarriers(page);
      const onPhoto = page.getByRole('button', { name: /^Fish 2, on the right/ }).first();
      const size = await onPhoto.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await onPhoto.focus();
      await page.keyboard.press('Enter');
      await expect(folded(page, 'Another fish in this photo')).toBeVisible();
      await folded(page, 'Another fish in this photo').click();
      await expect(
        page.getByText(/reads the same photo again and (uses|costs)/).first(),
      ).toBeVisible();
      await page
        .getByRole('list', { name: 'Fish in this photo' })
        .getByRole('button', { name: /^Fish 1, the largest/ })
        .click();
      await expect.poll(() => sent.length).toBe(3);
      await expect(page.locator('#result-heading')).toBeVisible();
      expect(sent.map(({ choose }) => choose ?? null)).toEqual([
        null,
        { x: 0.72, y: 0.5 },
        { x: 0.3, y: 0.5 },
      ]);
      expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
    });
});

test.describe('what goes with the photo', () => {
  test('are up to three further photos, each with what it shows', async ({ page }) => {
    const sent = sentBy(page);
    await page.goto('/identify');
    await fileField(page).setInputFiles(drawn.koi);
    await folded(page, 'More photos of this fish').click();
    for (const photo of [drawn.koi, drawn.koi, drawn.koi])
      await addPhoto(page).setInputFiles(photo);
    await expect(addPhoto(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove photo 3' }).click();
    await page.getByLabel(/^Photo 3/).selectOption('The head');
    await analyse(page).click();
    await expect(page.locator('#result-heading')).toBeVisible();
    expect(sent[0]?.more?.map(({ view }) => view)).toEqual(['side', 'head']);
  });

  test('is a length in centimetres or inches, checked before anything is sent', async ({
    page,
  }) => {
    const sent = sentBy(page);
    await page.goto('/identify');
    await fileField(page).setInputFiles(drawn.koi);
    await folded(page, 'Length').click();
    await length(page).fill('400');
    await expect(page.getByText('A koi’s length lies between 1 and 130 cm.')).toBeVisible();
    await analyse(page).click();
    await expect(page.getByRole('alert')).toContainText('The length cannot be right');
    expect(sent).toEqual([]);
    await length(page).fill('20');
    await page.getByLabel('Unit of length').selectOption('inches');
    await analyse(page).click();
    await expect(page.locator('#result-heading')).toBeVisible();
    expect(sent[0]?.lengthCm).toBe(50.8);
  });
});
