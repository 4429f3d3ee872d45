import type { Page } from '@playwright/test';
import { expectNoBarriers } from './barriers.ts';
import { expect, test } from './journey.ts';

const result = (page: Page) => page.getByRole('region', { name: 'Result' });

test.describe('calculators', () => {
  test('a link restores what was typed and its answer, and copies itself', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/tools/ammonia?total=2&basis=nh3&ph=8.4&temperature=71.6_f');
    await expect(page.getByLabel('Water temperature', { exact: true })).toHaveValue('71.6');
    await expect(page.getByLabel('Unit: Water temperature')).toHaveValue('f');
    await expect(result(page)).toContainText('0.206 mg/l');
    await expect(result(page)).toContainText('Act now');
    await expect(result(page).getByRole('status')).toContainText('Free ammonia (NH3): 0.206 mg/l');
    await expectNoBarriers(page);
    await page.getByLabel('pH', { exact: true }).fill('7');
    await expect(page).toHaveURL(/ph=7&/);
    await page.getByRole('button', { name: 'Copy link' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(link);
    await expect(page.getByLabel('pH', { exact: true })).toHaveValue('7');
    await expect(result(page)).toContainText('0.00911 mg/l');
  });

  test('what is no number is said at its field, also in a link, and gives no answer', async ({
    page,
  }) => {
    await page.goto('/tools/oxygen?oxygen=8%2C4&temperature=20_gallons');
    const oxygen = page.getByLabel('Dissolved oxygen, measured');
    await expect(oxygen).toHaveValue('8,4');
    await expect(oxygen).toHaveAccessibleDescription(/comma can be read in two ways/);
    await expect(page.getByText('Choose the unit of this number: °C, °F.')).toBeVisible();
    await expect(result(page).getByText('Saturation')).toHaveCount(0);
    await expectNoBarriers(page);
    await oxygen.fill('-1');
    await expect(oxygen).toHaveAccessibleDescription(/Type a number from 0 to 30 mg\/l/);
    await oxygen.fill('8');
    await page.getByLabel('Unit: Water temperature').selectOption('c');
    await expect(result(page)).toContainText('88 %');
  });

  test('by keyboard alone, in US units that the browser remembers and that keep the volume', async ({
    page,
  }) => {
    await page.goto('/tools/dechlorinate?litres=1000_l&holds=unknown');
    await expect(result(page)).toContainText('56 g');
    await page.getByRole('radio', { name: 'Metric' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'US' })).toBeChecked();
    await page.keyboard.press('Tab');
    const litres = page.getByLabel('New water', { exact: true });
    await expect(litres).toBeFocused();
    await expect(litres).toHaveValue('264.172');
    await expect(page.getByLabel('Unit: New water')).toHaveValue('us-gal');
    await expect(result(page)).toContainText('56 g');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('lots');
    await page.keyboard.press('Enter');
    await expect(litres).toBeFocused();
    await expect(litres).toHaveAccessibleDescription(/Type digits only/);
    await page.goto('/tools/pond-volume');
    await expect(page.getByLabel('Unit: Length')).toHaveValue('ft');
  });
});
