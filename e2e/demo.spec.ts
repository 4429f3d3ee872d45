import { expect, test } from './journey.ts';

test.describe('the drawn example', () => {
  test('is read in front of whoever comes for the demo, and uses no try', async ({ page }) => {
    const steps = page.waitForResponse('**/api/v1/analyze-example');
    await page.goto('/identify?demo=true');
    expect((await steps).headers()['content-type']).toContain('text/event-stream');
    await expect(page.getByRole('heading', { name: 'Kohaku', level: 2 })).toBeFocused();
    await expect(page.getByText('This koi is most likely', { exact: true })).toBeVisible();
    await expect(page.getByText('This koi was drawn by Nishiki')).toBeVisible();
    await expect(page.getByText(/3.*tries/i).first()).toBeVisible();
    // Whoever reloads does not see it again unasked.
    await expect(page).toHaveURL('/identify');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Analyze koi' })).toBeVisible();
    await expect(page.locator('#result-heading')).toHaveCount(0);
  });

  test('can be asked for on the page, and makes room for an own photo', async ({ page }) => {
    await page.goto('/identify');
    await page.getByRole('button', { name: 'Run the example' }).click();
    await expect(page.getByRole('heading', { name: 'Kohaku', level: 2 })).toBeFocused();
    await page.getByRole('button', { name: 'Choose another photo' }).click();
    await expect(page.getByRole('button', { name: 'Analyze koi' })).toBeVisible();
  });

  test.describe('when the server fails', () => {
    test.use({ allowedErrors: /status of 500/ });
    test('says so and can be tried again', async ({ page }) => {
      await page.route('**/api/v1/analyze-example', (route) =>
        route.fulfill({
          status: 500,
          json: { error: { code: 'internal', message: 'Something went wrong.', requestId: 'r-2' } },
        }),
      );
      await page.goto('/identify?demo=true');
      await expect(page.getByText('Analysis failed. Please try again.')).toBeVisible();
      await page.unroute('**/api/v1/analyze-example');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Kohaku', level: 2 })).toBeVisible();
    });
  });
});
