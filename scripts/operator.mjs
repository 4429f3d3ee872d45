/** npm run operator -- <command>: the command line for whoever runs the site, from a fresh clone on. */
import { checkNode } from './lib/check-node.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fromRoot } from './lib/paths.mjs';
import { main } from './lib/run.mjs';

/** Standard output is the command's own: programs read it. */
const say = (line) => process.stderr.write(`${line}\n`);

await main(async () => {
  checkNode();
  await ensureInstalled({ withTests: false, say });
  await ensureBuilt({ say, capture: true });
});

process.setSourceMapsEnabled(true);
await import(fromRoot('dist/server/operator.js'));
