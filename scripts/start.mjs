/** npm start: everything from a fresh clone to a running site. Later starts go straight to the server. */
import { checkNode } from './lib/check-node.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fromRoot } from './lib/paths.mjs';
import { main } from './lib/run.mjs';
import { stopWithNpm } from './lib/stop-with-npm.mjs';

await main(async () => {
  checkNode();
  await ensureInstalled({ withTests: false });
  await ensureBuilt();
});

stopWithNpm();
process.setSourceMapsEnabled(true);
await import(fromRoot('dist/server/main.js'));
