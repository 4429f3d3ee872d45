/** Finds a Chromium for the browser tests, and installs one where that is possible. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fromRoot } from './paths.mjs';
import { run, runNode } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));

/** Playwright keeps its own below this folder, newest number last. */
const inPlaywrightsCache = () => {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), '.cache/ms-playwright');
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
    .flatMap((name) =>
      ['chrome-linux', 'chrome-linux64'].map((d) => join(cache, name, d, 'chrome')),
    );
};

/** Runs, and is not the stub that some systems put in a browser's place. */
const works = (path) =>
  existsSync(path) &&
  spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;

/** Path of a Chromium that starts, or null. CHROMIUM_PATH comes first, and alone when it is set. */
export const findChromium = () => {
  const given = process.env.CHROMIUM_PATH;
  const candidates = given ? [given] : [...onPath(), ...inPlaywrightsCache()];
  return candidates.find(works) ?? null;
};

/** How to become root without a question: not at all, by sudo, or not possible (null). */
const asRoot = () => {
  if (process.getuid?.() === 0) return [];
  const sudo = ['sudo', '-n'];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? sudo : null;
};

const installBySystem = async () => {
  const prefix = asRoot();
  if (prefix === null || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0)
    return;
  const apt = async (...args) => {
    const words = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args];
    return run(words[0], words.slice(1), { capture: true, timeout: 240_000 });
  };
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', 'chromium');
};

const installByPlaywright = async () => {
  const command = fromRoot('node_modules/playwright/cli.js');
  if (existsSync(command)) {
    await runNode([command, 'install', 'chromium'], { capture: true, timeout: 180_000 });
  }
};

/** Path of a Chromium, installed when there was none; null where that cannot be done. */
export const ensureChromium = async () => {
  const found = findChromium();
  if (found !== null || process.env.CHROMIUM_PATH) return found;
  console.log('Installing Chromium for the browser tests (once)...');
  await installBySystem();
  const installed = findChromium();
  if (installed !== null) return installed;
  await installByPlaywright();
  return findChromium();
};

/** What to do about a missing browser, in one sentence. */
export const missingChromium = () =>
  process.env.CHROMIUM_PATH
    ? `CHROMIUM_PATH (${process.env.CHROMIUM_PATH}) is not a Chromium that starts.`
    : 'No Chromium was found and none could be installed: run "apt-get install chromium" as root, or set CHROMIUM_PATH.';
