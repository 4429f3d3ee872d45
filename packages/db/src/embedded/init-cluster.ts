/** Makes a new cluster: all of it or nothing, so that a start broken off half-way leaves no ruin. */
import { spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { diskFullError, isDiskFull, reasonOf, StartError } from '../start-error.ts';
import { postgresEnvironment, type RunAs } from './run-as.ts';

export const superuser = 'postgres';
const serverVersion = '18';
/** An empty cluster takes 40 MB, its first logs and tables as much again. */
const roomForCluster = 100 * 1024 * 1024;

const run = (program: string, args: string[], runAs: RunAs): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...runAs,
      cwd: '/',
      env: postgresEnvironment,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(output))));
  });

/** initdb reads the password from a file, which only its user may see and which is gone right after. */
const withPasswordFile = async (
  password: string,
  runAs: RunAs,
  use: (file: string) => Promise<void>,
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'nishiki-init-'));
  const file = join(folder, 'password');
  try {
    writeFileSync(file, `${password}\n`, { mode: 0o600 });
    if (runAs !== undefined)
      for (const path of [folder, file]) chownSync(path, runAs.uid, runAs.gid);
    await use(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const checkVersion = (cluster: string): void => {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version === serverVersion) return;
  throw new StartError(
    `The database in ${cluster} was made by PostgreSQL ${version}, this Nishiki brings ${serverVersion}: start the release that made it and move the data by backup and restore.`,
  );
};

/** Makes the cluster unless there is one. */
export const ensureCluster = async (
  cluster: string,
  initdb: string,
  password: string,
  runAs: RunAs,
  durable: boolean,
): Promise<void> => {
  if (existsSync(join(cluster, 'PG_VERSION'))) return checkVersion(cluster);
  const { bavail, bsize } = statfsSync(dirname(cluster));
  if (bavail * bsize < roomForCluster) throw diskFullError(dirname(cluster));
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  try {
    mkdirSync(draft, { mode: 0o700 });
    if (runAs !== undefined) chownSync(draft, runAs.uid, runAs.gid);
    await withPasswordFile(password, runAs, (file) =>
      run(
        initdb,
        [
          `--pgdata=${draft}`,
          `--username=${superuser}`,
          `--pwfile=${file}`,
          '--auth=scram-sha-256',
          '--encoding=UTF8',
          // The same order and case rules on every machine, whatever locales it has.
          '--locale=C',
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
          ...(durable ? [] : ['--no-sync']),
        ],
        runAs,
      ),
    );
    renameSync(draft, cluster);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (isDiskFull(error)) throw diskFullError(dirname(cluster));
    throw new StartError(`The database in ${cluster} could not be made: ${reasonOf(error)}`);
  }
};
