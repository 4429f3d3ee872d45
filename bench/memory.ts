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

/** Memory of the server and everything it started before, during and after 20 analyses of 12 MP. */
export const run = async (): Promise<void> => {
  const server = await startServer();
  try {
    const body = photoBody(await jpeg12(1), 'image/jpeg');
    await wait(1000);
    const before = memory(server.pid);
    let peak = 0;
    const watch = setInterval(() => (peak = Math.max(peak, memory(server.pid))), 50);
    const answers = await Promise.all(Array.from({ length: 20 }, () => analyse(server.url, body)));
    clearInterval(watch);
    await wait(5000);
    const after = memory(server.pid);
    const failed = answers.filter(({ status }) => status !== 200).length;
    process.stdout.write(
      `      before ${mb(before)}, after ${mb(after)}, ${failed} analyses failed\n`,
    );
    report('peak while 20 analyses of 12 MP run', mb(peak), '1024 MB', peak < GIGABYTE);
    const back = after < before + (peak - before) / 2;
    report(
      'back down after 5 s',
      `${mb(after)} of a peak of ${mb(peak)}`,
      'half of the rise gone',
      back,
    );
  } finally {
    await server.stop();
  }
};
