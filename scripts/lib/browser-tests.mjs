import { existsSync, readFileSync, rmSync } from 'node:fs';
import { fromRoot } from './paths.mjs';
import { runNode } from './run.mjs';

const playwright = (...args) => [
  fromRoot('node_modules/@playwright/test/cli.js'),
  'test',
  '--config=e2e/playwright.config.ts',
  ...args,
];

const countSpecs = (suite) =>
  (suite.specs ?? []).reduce((sum, spec) => sum + spec.tests.length, 0) +
  (suite.suites ?? []).reduce((sum, inner) => sum + countSpecs(inner), 0);

/** How many browser tests there are, for the count of those that cannot run. */
export const countBrowserTests = async () => {
  const { output } = await runNode(playwright('--list', '--reporter=json'), { capture: true });
  try {
    return countSpecs(JSON.parse(output.slice(output.indexOf('{'))));
  } catch {
    return 1;
  }
};

/** Runs e2e/ in the given Chromium, against the built site. */
export const runBrowserTests = async (chromium, extra = []) => {
  const resultFile = fromRoot('.cache/results/browser.json');
  rmSync(resultFile, { force: true });
  const { code } = await runNode(playwright('--reporter=list,json', ...extra), {
    env: {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile,
      CI: process.env.CI ?? '1',
    },
    // A slow machine of two cores took 1,012 s, and the chat came after that.
    timeout: 1_300_000,
    // The one on which Playwright also stops the site that it started.
    killSignal: 'SIGINT',
  });
  if (!existsSync(resultFile)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats, errors = [] } = JSON.parse(readFileSync(resultFile, 'utf8'));
  const failed = stats.unexpected + errors.length;
  if (stats.flaky > 0) console.log(`UNSTEADY: ${stats.flaky} passed at the second try only`);
  return {
    passed: stats.expected + stats.flaky,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: stats.skipped,
  };
};
