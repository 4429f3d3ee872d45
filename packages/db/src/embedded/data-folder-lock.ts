/** One Nishiki at a time on one data folder. The lock names its owner, so that a dead owner's lock is no obstacle. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, StartError } from '../start-error.ts';
import { isSameProcess, startOf, type ProcessIdentity } from './processes.ts';

const parseOwner = (text: string): ProcessIdentity | null => {
  const [pid, started = ''] = text.trim().split(' ');
  return Number(pid) > 0 ? { pid: Number(pid), started } : null;
};

const inUse = (dataDir: string, pid: number): StartError =>
  new StartError(
    `Another Nishiki (process ${pid}) already runs on the data folder ${dataDir}: stop it first, or set NISHIKI_DATA to another folder.`,
  );

const lockFile = (dataDir: string): string => join(dataDir, 'nishiki.lock');

/** Process of the Nishiki that runs on a data folder now; null when none does. */
export const runningOn = (dataDir: string): number | null => {
  try {
    const owner = parseOwner(readFileSync(lockFile(dataDir), 'utf8'));
    return owner !== null && isSameProcess(owner) ? owner.pid : null;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
};

/** Creates the lock with its content in one step; false when there is one. */
const tryCreate = (lock: string, content: string): boolean => {
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o644 });
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
};

/** Moves a dead owner's lock out of the way, unless somebody replaced it in the meantime. */
const removeStale = (lock: string, stale: string): void => {
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  if (readFileSync(aside, 'utf8') !== stale) {
    try {
      linkSync(aside, lock);
    } catch {
      // A third process was faster; its lock stands.
    }
  }
  rmSync(aside, { force: true });
};

/**
 * Takes the lock of a data folder and returns the way to give it back.
 * @throws StartError when a live process holds it.
 */
export const lockDataFolder = (dataDir: string): (() => void) => {
  const lock = lockFile(dataDir);
  const content = `${process.pid} ${startOf(process.pid)}\n`;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (tryCreate(lock, content)) return () => rmSync(lock, { force: true });
    let found: string;
    try {
      found = readFileSync(lock, 'utf8');
    } catch {
      continue;
    }
    const owner = parseOwner(found);
    if (owner !== null && isSameProcess(owner)) throw inUse(dataDir, owner.pid);
    removeStale(lock, found);
  }
  throw new StartError(
    `The data folder ${dataDir} is being taken by several starts at once: try again.`,
  );
};
