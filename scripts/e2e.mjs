/** npm run e2e [-- words for Playwright]: the browser tests alone, on a fresh build. */
import { mkdirSync } from 'node:fs';
import { runBrowserTests } from './lib/browser-tests.mjs';
import { checkNode } from './lib/check-node.mjs';
import { ensureChromium, missingChromium } from './lib/chromium.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fromRoot } from './lib/paths.mjs';
import { main, PlainError } from './lib/run.mjs';

await main(async () => {
  checkNode();
  await ensureInstalled({ withTests: true });
  await ensureBuilt();
  const chromium = await ensureChromium();
  if (chromium === null) throw new PlainError(missingChromium());
  mkdirSync(fromRoot('.cache/results'), { recursive: true });
  const { passed, failed, skipped } = await runBrowserTests(chromium, process.argv.slice(2));
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
});
