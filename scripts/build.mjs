/** npm run build: the server, its photo process and the operator's commands as bundles, their data files, and the site. */
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { takeStamp } from './lib/freshness.mjs';
import { fromRoot } from './lib/paths.mjs';
import { main, PlainError, runNode } from './lib/run.mjs';

const require = createRequire(import.meta.url);

/** Our own packages go into the bundle, npm's stay outside, and must be found from dist/ later. */
const packagesOutside = {
  name: 'packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@nishiki/')) return undefined;
      if (path.startsWith('node:')) return { path, external: true };
      const name = path
        .split('/')
        .slice(0, path.startsWith('@') ? 2 : 1)
        .join('/');
      if (existsSync(fromRoot(`node_modules/${name}`)) || require('node:module').isBuiltin(path)) {
        return { path, external: true };
      }
      return {
        errors: [{ text: `${name} is not installed at the root, so dist/ cannot find it` }],
      };
    });
  },
};

const bundleServer = async () => {
  const esbuild = await import('esbuild');
  const start = performance.now();
  await esbuild.build({
    entryPoints: {
      main: fromRoot('apps/server/src/main.ts'),
      child: fromRoot('packages/expert/src/worker/child.ts'),
      operator: fromRoot('apps/server/src/operator/main.ts'),
    },
    outdir: fromRoot('dist/server'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    plugins: [packagesOutside],
    logLevel: 'warning',
  });
  console.log(`server: 3 bundles in ${Math.round(performance.now() - start)} ms`);
};

/** What the bundles read by a path relative to themselves. */
const copyAssets = () => {
  cpSync(fromRoot('packages/db/migrations'), fromRoot('dist/server/migrations'), {
    recursive: true,
  });
  cpSync(fromRoot('packages/vision/model'), fromRoot('dist/server/model'), { recursive: true });
  cpSync(
    fromRoot('apps/web/src/features/identify/example/koi.jpg'),
    fromRoot('dist/server/example-koi.jpg'),
  );
  cpSync(fromRoot('docs/model-card.md'), fromRoot('dist/server/model-card.md'));
};

const buildSite = async () => {
  const { code } = await runNode([fromRoot('apps/web/build.mjs')], {
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new PlainError('The site could not be built.');
};

await main(async () => {
  const writeStamp = takeStamp();
  rmSync(fromRoot('dist/build-stamp'), { force: true });
  rmSync(fromRoot('dist/server'), { recursive: true, force: true });
  mkdirSync(fromRoot('dist/server'), { recursive: true });
  const results = await Promise.allSettled([bundleServer(), buildSite()]);
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed)
    throw failed.reason.errors ? new PlainError('The server could not be bundled.') : failed.reason;
  copyAssets();
  writeStamp();
});
