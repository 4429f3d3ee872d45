/** PostgreSQL refuses to run as root, so root lends it the rights of the ordinary user `postgres`. */
import { execFileSync, spawnSync } from 'node:child_process';
import { StartError } from '../start-error.ts';

/** Undefined: as whoever runs this process. */
export type RunAs = { uid: number; gid: number } | undefined;

const user = 'postgres';

const lookUp = (): RunAs => {
  const id = (flag: string): number =>
    Number(
      execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
};

export const whoRunsPostgres = (): RunAs => {
  if (process.getuid?.() !== 0) return undefined;
  const found = lookUp();
  if (found !== undefined) return found;
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', user], { stdio: 'ignore' });
  const made = lookUp();
  if (made !== undefined) return made;
  throw new StartError(
    'The database cannot run as root and no user named postgres could be created: start Nishiki as an ordinary user, or set DATABASE_URL.',
  );
};

/** Environment for PostgreSQL's programs: nothing of ours (PGDATA, PGPORT, PGUSER) may steer them. */
export const postgresEnvironment = {
  PATH: process.env['PATH'] ?? '/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
};

/** True when PostgreSQL's user may enter and write this folder, whatever lies above it. */
export const mayWrite = (folder: string, runAs: RunAs): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], {
    ...runAs,
    cwd: '/',
    stdio: 'ignore',
  }).status === 0;
