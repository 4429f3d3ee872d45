import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from './paths.mjs';
import { PlainError, run } from './run.mjs';

const readPackages = (path) => JSON.parse(readFileSync(fromRoot(path), 'utf8')).packages ?? {};

/**
 * Whether what is installed fits the lock, told by npm's own record of the folder, which it writes
 * last: a broken installation has none. Modification times would not survive a copy.
 */
const isInstalled = (withTests) => {
  if (!existsSync(fromRoot('node_modules/.package-lock.json'))) return false;
  const installed = readPackages('node_modules/.package-lock.json');
  return Object.entries(readPackages('package-lock.json')).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.link) return true;
    if (wanted.optional || wanted.devOptional || wanted.peer) return true;
    if (wanted.dev && !withTests) return true;
    return installed[path]?.version === wanted.version;
  });
};

/**
 * Installs what package-lock.json names, unless it is there.
 * @param {{ withTests: boolean, say?: (line: string) => void }} what the tools of the tests too, which
 *   `npm start` can do without
 */
export const ensureInstalled = async ({ withTests, say = console.log }) => {
  if (isInstalled(withTests)) return;
  say('Installing packages (once)...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const scope = withTests ? '--include=dev' : '--omit=dev';
  const { code, output, milliseconds } = await run(npm, ['ci', scope, '--no-progress'], {
    capture: true,
    // A caller's NODE_ENV or npm settings must not change what is installed.
    env: { NODE_ENV: 'development', npm_config_omit: '', npm_config_include: '' },
  });
  if (code !== 0) {
    process.stderr.write(output);
    throw new PlainError(
      /ENOSPC/.test(output)
        ? 'The packages could not be installed: the disk is full.'
        : 'The packages could not be installed; npm gave the reason above.',
    );
  }
  say(`Installed in ${Math.round(milliseconds / 1000)} s.`);
};
