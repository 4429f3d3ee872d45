import { signUp } from './account.ts';
import { expectNoBarriers } from './barriers.ts';
import {
  again,
  checklist,
  choose,
  detect,
  measure,
  question,
  result,
  say,
  turn,
} from './disease-steps.ts';
import { expect, fileField, test } from './journey.ts';
import { drawn } from './photos.ts';
import { accountMenu, tokenBox } from './shell-steps.ts';

const GASPING = /gasp or pipe at the surface/;
const GILLS = /dead patches in the gills/;
const EYES = /eyes lie deeper/;
const DEATHS = /fish died/;

test.describe('a guest', () => {
  test('gets from a photo to what it can show, and no further', async ({ page }) => {
    await choose(page);
    await detect(page).click();
    await expect(result(page)).toHaveText('Healthy Koi');
    await expect(result(page)).toBeFocused();
    await expect(
      page.getByText('No diseases detected. Nothing found that a photo can show'),
    ).toBeVisible();
    const stands = page.getByRole('region', { name: 'What this stands on' });
    await expect(stands).toContainText('Your water testnot tested');
    await expect(stands).toContainText('A laboratorybeyond this page');
    await expect(page.getByText('2 of 3 free tries left')).toBeVisible();
    // The two tools count apart.
    const counts = await page.evaluate(() => [
      localStorage.getItem('disease-detect-tries-used'),
      localStorage.getItem('ai-tries-used'),
    ]);
    expect(counts).toEqual(['1', null]);
  });

  test('uses no try for what is no koi, and still gets what the signs say', async ({ page }) => {
    await choose(page, drawn.cartoon);
    await turn(page, 'Behaviour');
    await say(page, GASPING, 'Yes');
    await detect(page).click();
    await expect(result(page)).toContainText('Emergency');
    await expect(page.getByText('This did not use a try.')).toBeVisible();
    await expect(page.getByText('3 of 3 free tries left')).toBeVisible();
  });

  test('without a try left is offered an account before anything is sent', async ({ page }) => {
    await page.goto('/disease-detection');
    await page.evaluate(() => localStorage.setItem('disease-detect-tries-used', '3'));
    await choose(page);
    await expect(page.getByRole('button', { name: 'Sign Up for More' })).toBeVisible();
    await detect(page).click();
    await expect(page.getByRole('dialog', { name: 'Sign Up for More' })).toContainText(
      'enough for one more photo',
    );
  });

  test('is told of the plan with its true contents', async ({ page }) => {
    await page.goto('/disease-detection');
    await page.getByRole('button', { name: 'What a plan adds' }).click();
    const dialog = page.getByRole('dialog', { name: 'The Enthusiast plan' });
    for (const words of [
      '400 tokens a month',
      'costs 5 tokens',
      '30-day money-back',
      'Cancel anytime',
    ])
      await expect(dialog).toContainText(words);
    await expect(dialog.getByRole('link', { name: 'Upgrade' })).toHaveAttribute(
      'href',
      '/auth?upgrade=true',
    );
  });

  test('with a file over 5 MB that cannot be shrunk reads what to do', async ({ page }) => {
    await page.goto('/disease-detection');
    await fileField(page).setInputFiles({
      name: 'koi.heic',
      mimeType: 'image/heic',
      buffer: Buffer.alloc(6 * 1024 * 1024, 7),
    });
    await detect(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'File too large' })).toContainText(
      'Please select an image smaller than 5MB',
    );
  });
});

test.describe('what is told', () => {
  test('can be told by keyboard alone', async ({ page }) => {
    await choose(page);
    // From the checklist, to which the focus has moved: skin, fins and body, eyes and gills, behaviour.
    for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const first = question(page, GASPING);
    await expect(first.getByLabel('Not looked')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(first.getByLabel('No', { exact: true })).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await expect(first.getByLabel('Yes')).toBeChecked();
    await expect(page.getByRole('alert')).toContainText('act first');
    await page.keyboard.press('Tab');
    await expect(question(page, /crowd under the inlet/).getByLabel('Not looked')).toBeFocused();
    await expect(checklist(page)).toContainText('1 seen');
  });

  test('outlives a reload of the tab, the photo does not', async ({ page }) => {
    await choose(page);
    await turn(page, 'Behaviour');
    await say(page, GASPING, 'No');
    await measure(page, { pH: '8,4' });
    await page.reload();
    await expect(page.getByText('What you told before is kept in this tab')).toBeVisible();
    await fileField(page).setInputFiles(drawn.koi);
    await expect(checklist(page)).toContainText('one sign and one water value');
    await page.getByRole('button', { name: 'Clear all answers' }).click();
    await expect(checklist(page)).toContainText('not tested');
  });

  test('is checked before anything is sent', async ({ page }) => {
    await choose(page);
    await measure(page, { pH: '74' });
    await detect(page).click();
    await expect(page.getByRole('alert')).toContainText('pH lies between 4 and 11.');
  });

  test('in own words is proposed, and counts once it is confirmed', async ({ page }) => {
    await choose(page);
    await page
      .getByLabel('What you see, in English')
      .fill('It rubs on the wall and has no white spots');
    await page.getByRole('button', { name: 'Find signs in this' }).click();
    await expect(checklist(page)).not.toContainText('You have told');
    await page.getByRole('button', { name: 'Confirm: Rubbing or flashing' }).click();
    await expect(checklist(page)).toContainText('You have told one sign');
    await turn(page, 'Behaviour');
    await expect(question(page, /rub themselves/).getByLabel('Yes')).toBeChecked();
  });
});

test('what a keeper speaks in the trial comes as words from the browser', async ({ page }) => {
  // A stand-in for the browser's recognition: the real one asks a service of its maker.
  await page.addInitScript(() => {
    class Recognition {
      onresult: ((event: object) => void) | null = null;
      onend: (() => void) | null = null;
      start(): void {
        const heard = Object.assign([{ transcript: 'it is gasping' }], { isFinal: true });
        queueMicrotask(() => this.onresult?.({ resultIndex: 0, results: [heard] }));
      }
      stop(): void {
        this.onend?.();
      }
      abort(): void {
        this.onend?.();
      }
    }
    Object.assign(window, { SpeechRecognition: Recognition });
  });
  await signUp(page);
  await page.goto('/disease-detection');
  await page.getByRole('button', { name: 'Speak', exact: true }).click();
  await expect(page.getByLabel('What you see, in English')).toHaveValue('it is gasping');
  await page.getByRole('button', { name: 'Stop listening' }).click();
  await expect(page.getByRole('button', { name: 'Speak', exact: true })).toBeVisible();
});

test.describe('what cannot wait', () => {
  test('comes first: poisoned water, whatever the photo shows', async ({ page }) => {
    await choose(page);
    await measure(page, {
      Temperature: '22',
      pH: '8.4',
      'Total ammonia': '2.0',
      Nitrite: '0.5',
    });
    await detect(page).click();
    const urgent = page.getByRole('alert').filter({ hasText: 'Do this now' });
    await expect(urgent.getByRole('listitem').first()).toContainText('Air on');
    await expect(urgent).toContainText('Stop feeding');
    await expect(urgent).toContainText('Do not raise the pH');
    // Facts D.1, first task: 0.206 mg/l of NH3, within 0.005.
    const ammonia = page.getByRole('region', { name: 'Your water' }).getByText(/0\.20\d mg\/l/);
    await expect(ammonia).toBeVisible();
    await expect(page.getByText('Analysis Complete!', { exact: true })).toHaveCount(0);
    const top = async (name: string) =>
      (await page.getByText(name, { exact: true }).first().boundingBox())?.y ?? 0;
    expect(await top('Do this now, in this order')).toBeLessThan(await top('On the photo'));
  });

  test('a suspicion of KHV names the authority of the country, also afterwards', async ({
    page,
  }) => {
    await choose(page);
    await turn(page, 'Eyes and gills');
    await say(page, GILLS, 'Yes');
    await say(page, EYES, 'Yes');
    await turn(page, 'What happened');
    await say(page, DEATHS, 'Yes');
    await expect(page.getByLabel('Country', { exact: true })).toBeVisible();
    await measure(page, { Temperature: '24' });
    await detect(page).click();
    const report = page.getByRole('region', { name: 'Report it, and move no fish' });
    await expect(report).toContainText('KHV');
    await report.getByLabel('Country', { exact: true }).selectOption('GB-ENG');
    await expect(report.getByRole('link', { name: '01305 206700' })).toHaveAttribute(
      'href',
      'tel:01305206700',
    );
  });
});

test('a second look takes the answers along, and the same photo', async ({ page }) => {
  await choose(page);
  await turn(page, 'Behaviour');
  await say(page, /rub themselves/, 'Yes');
  await detect(page).click();
  await expect(page.getByText('uses one of your 2 free tries')).toBeVisible();
  const next = page.getByRole('region', { name: 'Look at this next' });
  await next.getByText('No', { exact: true }).first().click();
  await again(page).click();
  await expect(page.getByText('1 of 3 free tries left')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What you told' })).toContainText(
    'Looked for, and not there',
  );
  await page.getByRole('button', { name: 'Change all that I told' }).click();
  await expect(checklist(page)).toContainText('You have told 2 signs');
  await expect(page.getByText('Change photo')).toBeVisible();
});

test('a keeper pays 5 tokens, and finds the search in the history', async ({ page }) => {
  await signUp(page);
  await choose(page);
  await expect(tokenBox(page)).toContainText('One photo costs 5 tokens.');
  await turn(page, 'Behaviour');
  await say(page, /rub themselves/, 'Yes');
  await detect(page).click();
  await expect(result(page)).toContainText('Possibly');
  await expect(accountMenu(page)).toContainText('0 tokens');
  await again(page).click();
  await expect(
    page.getByRole('dialog', { name: 'This needs 5 tokens, you have 0.' }),
  ).toBeVisible();
  const found = await result(page).textContent();

  await page.goto('/history');
  await expect(page.getByText('Disease detection', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /^The whole result/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(found ?? '');
  await expect(page.getByRole('region', { name: 'What this stands on' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What you told' })).toContainText('Rubbing');
  await expect(page.getByRole('img', { name: 'The photo that was read' })).toHaveJSProperty(
    'naturalHeight',
    1200,
  );
});

test.describe('looks', () => {
  // Each scheme and each width once.
  for (const [colorScheme, width] of [
    ['light', 360],
    ['dark', 1280],
  ] as const)
    test.describe(`in ${colorScheme} at ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });
      test('it fits and has no known barrier', async ({ page }) => {
        const look = async (): Promise<void> => {
          await expectNoBarriers(page);
          const fits = await page.evaluate(
            () => document.documentElement.scrollWidth <= window.innerWidth,
          );
          expect(fits).toBe(true);
        };
        await page.goto('/disease-detection');
        await expect(page.getByRole('heading', { name: 'Say what you see' })).toBeVisible();
        await look();
        await choose(page);
        await turn(page, 'Eyes and gills');
        await say(page, GILLS, 'Yes');
        await measure(page, { Temperature: '22', pH: '8.4', 'Total ammonia': '2' });
        await look();
        await detect(page).click();
        await expect(page.getByText('Do this now, in this order')).toBeVisible();
        await look();
      });
    });
});
