import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** A colour on its way to another one is neither: what axe measures there depends on the moment. */
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Nothing that axe knows stands between somebody and the page as it is at this moment (WCAG 2.2 AA). */
export const expectNoBarriers = async (page: Page, part = 'body'): Promise<void> => {
  await settled(page);
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // Hundreds of countries and zones, drawn by the browser itself, take axe a quarter of a minute.
    .exclude('option')
    // No page has a frame in it, so axe need not open a page of its own to join them: half the time.
    .setLegacyMode()
    .options({ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    `${part} of ${page.url()}`,
  ).toEqual([]);
};
