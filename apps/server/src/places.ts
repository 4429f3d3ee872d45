import { fileURLToPath } from 'node:url';

/** True when running from sources (tests, development), false from the built bundle in dist/server. */
const fromSources = import.meta.url.endsWith('.ts');

export const places = {
  siteFolder: fileURLToPath(new URL(fromSources ? '../../../dist/web' : '../web', import.meta.url)),
  modelCardFile: fileURLToPath(
    new URL(fromSources ? '../../../docs/model-card.md' : './model-card.md', import.meta.url),
  ),
  /** The process that reads photos, and the flags that Node needs to run it. */
  child: fromSources
    ? {
        url: new URL('../../../packages/expert/src/worker/child.ts', import.meta.url),
        execArgv: ['--import', 'tsx'],
      }
    : { url: new URL('./child.js', import.meta.url), execArgv: ['--enable-source-maps'] },
  /** The koi of the example, as a JPEG. */
  example: fileURLToPath(
    new URL(
      fromSources ? '../../web/src/features/identify/example/koi.jpg' : './example-koi.jpg',
      import.meta.url,
    ),
  ),
  fromSources,
} as const;
