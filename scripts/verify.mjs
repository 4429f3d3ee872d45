/** npm run verify: format, lint, types and unit tests, in the seconds between two edits. */
import { checkNode } from './lib/check-node.mjs';
import { runChecks, staticChecks, vitestArgs } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, PlainError } from './lib/run.mjs';

await main(async () => {
  checkNode();
  await ensureInstalled({ withTests: true });
  const start = performance.now();
  const units = { name: 'unit tests', args: vitestArgs('unit') };
  const failed = await runChecks([units, ...staticChecks], 2);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (failed.length > 0) throw new PlainError(`Failed in ${seconds} s: ${failed.join(', ')}.`);
  console.log(`All is well (${seconds} s).`);
});
