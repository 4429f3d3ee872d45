/** npm run dev: the server restarts and the pages reload when a source is saved. */
import { spawn } from 'node:child_process';
import { checkNode } from './lib/check-node.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fromRoot, root } from './lib/paths.mjs';
import { main } from './lib/run.mjs';

/** Addresses that the server answers; everything else is a page. */
const answeredByServer = [
  '/functions',
  '/api',
  '/auth/v1',
  '/rest',
  '/dev/',
  '/docs',
  '/photos',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
];

await main(async () => {
  checkNode();
  await ensureInstalled({ withTests: true });
  // The server wants a built site to serve, if only to be asked for its API here.
  await ensureBuilt();

  const port = process.env.PORT || '3000';
  const tsx = fromRoot('node_modules/tsx/dist/cli.mjs');
  const server = spawn(
    process.execPath,
    [tsx, 'watch', '--clear-screen=false', 'apps/server/src/main.ts'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, PORT: port } },
  );
  server.on('exit', (code) => process.exit(code ?? 1));

  const { createServer } = await import('vite');
  const target = `http://127.0.0.1:${port}`;
  const pages = await createServer({
    root: fromRoot('apps/web'),
    server: { proxy: Object.fromEntries(answeredByServer.map((path) => [path, target])) },
  });
  await pages.listen();
  console.log(`Pages that reload: ${pages.resolvedUrls?.local[0] ?? 'see above'}`);

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.kill('SIGINT');
    void pages.close();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
});
