/** What the system knows of a process, so that a number found in a file is not mistaken for a live owner. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export type ProcessIdentity = { pid: number; started: string };

const readOr = (path: string, fallback: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return fallback;
  }
};

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, under another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  // A zombie still answers signals, but runs no more.
  return !/^\d+ \(.*\) Z /s.test(readOr(`/proc/${pid}/stat`, ''));
};

/**
 * Tells two processes apart that were given the same number: start time since boot (field 22 of
 * proc_pid_stat) with the id of that boot. Empty where the system has no /proc.
 */
export const startOf = (pid: number): string => {
  const stat = readOr(`/proc/${pid}/stat`, '');
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return ticks === '' ? '' : `${readOr('/proc/sys/kernel/random/boot_id', '').trim()}:${ticks}`;
};

export const isSameProcess = ({ pid, started }: ProcessIdentity): boolean =>
  isAlive(pid) && (started === '' || startOf(pid) === started);

/** The words a process was started with; empty when it cannot be told. */
export const argumentsOf = (pid: number): string[] => {
  const line = readOr(`/proc/${pid}/cmdline`, '');
  if (line !== '') return line.split('\0');
  if (process.platform === 'linux') return [];
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(' ');
  } catch {
    return [];
  }
};

/** Waits until `done` holds, looking every 20 ms; false when `milliseconds` ran out first. */
export const waitUntil = async (done: () => boolean, milliseconds: number): Promise<boolean> => {
  const end = performance.now() + milliseconds;
  while (!done()) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
};
