import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from './paths.mjs';

/** Everything that ends up in dist/. Sizes and times are enough, and take a few milliseconds. */
const sources = [
  'apps',
  'packages',
  'scripts',
  'docs/model-card.md',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];
const skipped = new Set(['node_modules', 'dist', 'test', 'data']);

const visit = (path, hash) => {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return;
  if (stats.isDirectory()) {
    for (const name of readdirSync(path).sort()) {
      if (!skipped.has(name)) visit(join(path, name), hash);
    }
  } else if (!/\.test\.tsx?$/.test(path)) {
    hash.update(`${path} ${stats.size} ${stats.mtimeMs}\n`);
  }
};

const sourcesHash = () => {
  const hash = createHash('sha256');
  for (const path of sources) visit(fromRoot(path), hash);
  return hash.digest('hex');
};

const stamp = () => fromRoot('dist/build-stamp');

export const isBuildFresh = () =>
  existsSync(stamp()) && readFileSync(stamp(), 'utf8') === sourcesHash();

/** Takes the state of the sources before a build, to be written when that has succeeded. */
export const takeStamp = () => {
  const hash = sourcesHash();
  return () => writeFileSync(stamp(), hash);
};
