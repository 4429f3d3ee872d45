import { isBuildFresh } from './freshness.mjs';
import { fromRoot } from './paths.mjs';
import { PlainError, runNode } from './run.mjs';

/**
 * Builds into dist/ when a source changed since the last build.
 * @param {{ say?: (line: string) => void, capture?: boolean }} how `capture` shows only a build that failed
 */
export const ensureBuilt = async ({ say = console.log, capture = false } = {}) => {
  if (isBuildFresh()) return;
  say('Building...');
  const { code, output, milliseconds } = await runNode([fromRoot('scripts/build.mjs')], {
    capture,
  });
  if (code !== 0) {
    if (capture) say(output);
    throw new PlainError('The build failed; its reason is above.');
  }
  say(`Built in ${(milliseconds / 1000).toFixed(1)} s.`);
};
