import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openBrowser } from './lib/browser.ts';
import { startServer } from './lib/server.ts';

const MANIFEST = fileURLToPath(new URL('../dist/web/manifest.json', import.meta.url));
const WIDTHS = [360, 1280];
const SCHEMES = ['light', 'dark'] as const;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** A colour on its way to another one is neither: what axe measures there depends on the moment. */
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );

const barriersOf = async (page: Page): Promise<string[]> => {
  await settled(page);
  const { violations } = await new AxeBuilder({ page })
    // Hundreds of countries and zones, drawn by the browser itself, take axe a quarter of a minute.
    .exclude('option')
    .setLegacyMode()
    .options({ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}, ${nodes.length} times: ${nodes[0]?.html.slice(0, 200)}`,
  );
};

/** All that is wrong with one page, in all its states; a page wider than the screen counts, too. */
const checkPage = async (page: Page, url: string): Promise<string[]> => {
  await page.setViewportSize({ width: WIDTHS[0] ?? 360, height: 800 });
  await page.goto(url, { waitUntil: 'networkidle' });
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) found.push(`${width} px: the page is ${needed} px wide`);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      for (const barrier of await barriersOf(page))
        found.push(`${width} px ${colorScheme}: ${barrier}`);
    }
  }
  return found;
};

/**
 * axe over every built page at two widths, light and dark: some minutes, and so no part of the tests.
 * `barriers /water /tools/dose` looks at these alone. Any barrier sets exit code 1.
 */
export const run = async (asked: string[]): Promise<void> => {
  const { pages } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { pages: { path: string }[] };
  const paths = asked.length > 0 ? asked : pages.map(({ path }) => path);
  const server = await startServer();
  const browser = await openBrowser();
  let barriers = 0;
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    for (const path of paths) {
      const found = await checkPage(page, server.url + path);
      barriers += found.length;
      if (found.length === 0) say(`ok    ${path}`);
      for (const barrier of found) say(`BAD   ${path} ${barrier}`);
    }
    say(`${paths.length} pages, ${barriers} barriers`);
    if (barriers > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.stop();
  }
};
