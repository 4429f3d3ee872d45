import type { Page } from '@playwright/test';
import { openBrowser } from './lib/browser.ts';
import { median, percentile, report } from './lib/numbers.ts';
import { startServer } from './lib/server.ts';
import { typedQueries } from './lib/typed-queries.ts';

const RUNS = 5;
const BOUND_MS = 20;
/** A mid-range phone against this machine, as Lighthouse counts; shown, and not bound. */
const SLOWED = 4;

/** Milliseconds from each change of the field until its results stand in the page. */
const measure = (page: Page, queries: readonly string[]): Promise<number[]> =>
  page.evaluate(async (all) => {
    const field = document.querySelector<HTMLInputElement>('#search-field');
    if (field === null) throw new Error('no search field');
    const times: number[] = [];
    for (const query of all) {
      const started = performance.now();
      field.value = query;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      // React puts what an event changes into the page before the next task.
      await Promise.resolve();
      times.push(performance.now() - started);
      const shown = document.querySelector('main')?.innerText ?? '';
      if (!/\d+ results?\b|Nothing found for/.test(shown)) throw new Error(`no answer to ${query}`);
      await new Promise((resolve) => setTimeout(resolve));
    }
    return times;
  }, queries);

const line = (times: readonly number[]): string =>
  `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms, longest ${Math.max(...times).toFixed(1)} ms`;

/**
 * What a keystroke on /search costs in Chromium: the search, and the results in the page. Each of the
 * queries is typed letter by letter.
 */
export const run = async (): Promise<void> => {
  const server = await startServer();
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const started = performance.now();
    await page.goto(`${server.url}/search?q=kohaku`);
    await page
      .getByText(/\d+ results/)
      .first()
      .waitFor();
    process.stdout.write(
      `      from opening /search?q=kohaku to its results: ${(performance.now() - started).toFixed(0)} ms\n`,
    );
    const runs: number[][] = [];
    for (let at = 1; at <= RUNS; at += 1) {
      const times = await measure(page, typedQueries);
      process.stdout.write(`      run ${at}, ${times.length} queries: ${line(times)}\n`);
      runs.push(times);
    }
    const middle = median(runs.map((times) => percentile(times, 0.95)));
    report(
      `search in the browser, p95, median of ${RUNS}`,
      `${middle.toFixed(1)} ms`,
      `${BOUND_MS} ms`,
      middle < BOUND_MS,
    );
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    process.stdout.write(
      `      ${SLOWED} times slower, as a phone: ${line(await measure(page, typedQueries))}\n`,
    );
  } finally {
    await browser.close();
    await server.stop();
  }
};
