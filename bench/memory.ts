import { readdirSync, readFileSync } from 'node:fs';
import { mb, report } from './lib/numbers.ts';
import { jpeg12 } from './lib/photos.ts';
import { analyse, photoBody, startServer } from './lib/server.ts';

const GIGABYTE = 1024 ** 3;

/** Processes of the server: itself and all it started, by /proc (Linux). */
const family = (root: number): number[] => {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // The process ended between listing and reading.
    }
  }
  const members = new Set([root]);
  for (let grew = true; grew;) {
    grew = false;
    for (const [pid, parent] of parents)
      if (members.has(parent) && !members.has(pid)) {
        members.add(pid);
        grew = true;
      }
  }
  return [...members];
};

/** Proportional set size, so that memory shared between PostgreSQL's processes counts once. */
const memory = (pid: number): number =>
  family(pid).reduce((sum, member) => {
    try {
      const rollup = readFileSync(`/proc/${member}/smaps_rollup`, 'utf8');
      return sum + Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024;
    } catch {
      return sum;
    }
  }, 0);

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const ROUNDS = 3;

/**
 * Memory of the server and everything it started: warm and at rest, then three rounds of 20 analyses
 * of 12 MP with a rest after each. A leak of whole photos shows as a rest that climbs.
 */
export const run = async (): Promise<void> => {
  const server = await startServer();
  try {
    const body = photoBody(await jpeg12(1), 'image/jpeg');
    for (let i = 0; i < 6; i += 1) await analyse(server.url, body);
    await wait(5000);
    const before = memory(server.pid);
    let peak = 0;
    let after = 0;
    const watch = setInterval(() => (peak = Math.max(peak, memory(server.pid))), 50);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => analyse(server.url, body)),
      );
      await wait(5000);
      after = memory(server.pid);
      const failed = answers.filter(({ status }) => status !== 200).length;
      process.stdout.write(`      round ${round}: at rest ${mb(after)}, ${failed} failed\n`);
    }
    clearInterval(watch);
    report('peak while 20 analyses of 12 MP run', mb(peak), '1024 MB', peak < GIGABYTE);
    report(
      `back down after ${ROUNDS} rounds`,
      `${mb(after)}, before ${mb(before)}, peak ${mb(peak)}`,
      'half of the rise gone',
      after < before + (peak - before) / 2,
    );
  } finally {
    await server.stop();
  }
};
