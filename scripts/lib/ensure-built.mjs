import { isBuildFresh } from './freshness.mjs';
import { fromRoot } from './paths.mjs';
import { PlainError, runNode } from './run.mjs';

/** Builds into dist/ when a source changed since the last build. */
export const ensureBuilt = async () => {
  if (isBuildFresh()) return;
  console.log('Building...');
  const { code, milliseconds } = await runNode([fromRoot('scripts/build.mjs')]);
  if (code !== 0) throw new PlainError('The build failed; its reason is above.');
  console.log(`Built in ${(milliseconds / 1000).toFixed(1)} s.`);
};
