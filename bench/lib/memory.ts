import { readdirSync, readFileSync } from 'node:fs';

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

/** Bytes that the server and all it started hold: proportional set size, so that memory shared between PostgreSQL's processes counts once. */
export const memory = (pid: number): number =>
  family(pid).reduce((sum, member) => {
    try {
      const rollup = readFileSync(`/proc/${member}/smaps_rollup`, 'utf8');
      return sum + Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024;
    } catch {
      return sum;
    }
  }, 0);
