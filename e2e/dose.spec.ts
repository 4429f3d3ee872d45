import { expect, test } from './journey.ts';

/** Scenario 4 of the facts: 12,000 l measured, 18 °C, 0.1 % of salt, flukes seen under the microscope. */
const pond =
  'volume=12000_l&how=measured&temperature=18_c&ph=7.8&ammonia=0&nitrite=0&salt=0.1&earlier=none' +
  '&aerated=yes&uvoff=yes&confirmed=yes&reportable=no';

test.describe('dose', () => {
  test('a link with all answers shows the dose; a changed answer takes it away at once', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/tools/dose?treatment=praziquantel&${pond}`);
    const result = page.getByRole('region', { name: 'Result' });
    await expect(result).toContainText('24 to 30 g');
    await expect(result).toContainText('2 to 2.5 mg/l x 12,000 l = 24.0 to 30.0 g');
    await expect(result).toContainText('Every 5 to 7 days');
    await page
      .getByRole('radiogroup', { name: 'Could it be KHV or SVC?' })
      .getByText('Yes', { exact: true })
      .click();
    await expect(result).toContainText('No dose of Praziquantel');
    await expect(result).not.toContainText('24 to 30 g');
    await expect(result.getByRole('link', { name: /Whom to call/ })).toBeVisible();
    await expect(page).toHaveURL(/reportable=yes/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('what is not known is asked for, and leads to its question', async ({ page }) => {
    await page.goto('/tools/dose?treatment=salt');
    const result = page.getByRole('region', { name: 'Result' });
    await expect(result).toContainText('No amount yet');
    await expect(result).not.toContainText(/\d (kg|g|lb)\b/);
    await result.getByRole('link', { name: /zeolite/ }).click();
    await expect(page.getByRole('radiogroup', { name: /zeolite/ })).toBeInViewport();
  });
});
