/**
 * npm test: every kind of test, from a fresh clone. The last line counts them all:
 * "N passed, N failed, N skipped"; the exit code is 1 when anything failed.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { countBrowserTests, runBrowserTests } from './lib/browser-tests.mjs';
import { checkNode } from './lib/check-node.mjs';
import { runChecks, staticChecks, vitestArgs } from './lib/checks.mjs';
import { ensureChromium, missingChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fromRoot } from './lib/paths.mjs';
import { main, runNode } from './lib/run.mjs';

const total = { passed: 0, failed: 0, skipped: 0 };

const stage = async (title, work) => {
  console.log(`\n== ${title}`);
  const start = performance.now();
  const { passed, failed, skipped } = await work();
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${title}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)`);
  return failed === 0;
};

const checkStatically = async () => {
  const failed = (await runChecks(staticChecks, 2)).length;
  return { passed: staticChecks.length - failed, failed, skipped: 0 };
};

/** Tests by vitest. A file that does not even load has no test to fail, so it counts as one. */
const runVitest = async (project) => {
  const resultFile = fromRoot(`.cache/results/${project}.json`);
  rmSync(resultFile, { force: true });
  const { code } = await runNode(vitestArgs(project, resultFile), { timeout: 600_000 });
  if (!existsSync(resultFile)) return { passed: 0, failed: 1, skipped: 0 };
  const result = JSON.parse(readFileSync(resultFile, 'utf8'));
  const unloaded = result.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = result.numFailedTests + unloaded.length;
  return {
    passed: result.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: result.numPendingTests + result.numTodoTests,
  };
};

const build = async () => {
  const { code } = await runNode([fromRoot('scripts/build.mjs')]);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
};

const skipBrowserTests = async (reason) => {
  console.log(`BROWSER TESTS SKIPPED: ${reason}`);
  return { passed: 0, failed: 0, skipped: await countBrowserTests() };
};

const testInBrowser = async (isBuilt) => {
  if (!isBuilt) return skipBrowserTests('the build failed.');
  const chromium = await ensureChromium();
  return chromium === null ? skipBrowserTests(missingChromium()) : runBrowserTests(chromium);
};

await main(async () => {
  checkNode();
  await ensureInstalled({ withTests: true });
  mkdirSync(fromRoot('.cache/results'), { recursive: true });
  await stage('format, lint and types', checkStatically);
  await stage('unit tests', () => runVitest('unit'));
  await stage('tests of whole packages', () => runVitest('whole'));
  await stage('integration tests', () => runVitest('integration'));
  const isBuilt = await stage('build', build);
  await stage('browser tests', () => testInBrowser(isBuilt));
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
});
