/** Brings a database to the form that this release needs. Forward only, one process at a time. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { Log } from './log.ts';
import { diskFullError, isDiskFull, reasonOf, StartError } from './start-error.ts';

/** The SQL lies beside the sources, and beside the bundle once that is built. */
const folder = [new URL('../migrations', import.meta.url), new URL('./migrations', import.meta.url)]
  .map((url) => fileURLToPath(url))
  .find((path) => existsSync(path));

/** First line of a file whose statements cannot run in a transaction (create index concurrently). */
const noTransaction = /^-- no transaction\b/;

type Builder = { sql(text: string): void; noTransaction(): void };

const loadSql = (filePaths: string[]) =>
  Promise.all(
    filePaths.map(async (path) => {
      const text = await readFile(path, 'utf8');
      const up = (builder: Builder): void => {
        if (noTransaction.test(text)) builder.noTransaction();
        builder.sql(text);
      };
      return { id: path, filePaths: [path], actions: { up, down: false as const } };
    }),
  );

const appliedNames = async (client: pg.Client): Promise<Set<string>> => {
  const table = await client.query<{ name: string | null }>(
    `select to_regclass('private.migrations')::text as name`,
  );
  if (!table.rows[0]?.name) return new Set();
  const done = await client.query<{ name: string }>('select name from private.migrations');
  return new Set(done.rows.map(({ name }) => name));
};

const fileNames = async (dir: string): Promise<string[]> =>
  (await readdir(dir))
    .filter((file) => file.endsWith('.sql'))
    .map((file) => basename(file, '.sql'));

/** Names of files that this release has and the database has not seen, in their order. */
const pendingNames = async (client: pg.Client, dir: string): Promise<string[]> => {
  const [names, applied] = await Promise.all([fileNames(dir), appliedNames(client)]);
  const unknown = [...applied].filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new StartError(
      `The database was made by a newer Nishiki (it has ${unknown.join(', ')}): start that release, or restore an older backup.`,
    );
  }
  return names.filter((name) => !applied.has(name)).sort();
};

const migrationsIn = (dir: string | undefined): string => {
  if (dir === undefined) throw new StartError('The migrations are missing: run "npm run build".');
  return dir;
};

/** The last migration of this release, which every database that it opens has had. */
export const lastMigration = async (dir = folder): Promise<string> =>
  (await fileNames(migrationsIn(dir))).sort().at(-1) ?? '';

/**
 * Changes nothing: for a command that may run beside a site of another release.
 * @throws StartError when the database has not exactly the form that this release needs
 */
export const checkMigrated = async (client: pg.Client, dir = folder): Promise<void> => {
  const pending = await pendingNames(client, migrationsIn(dir));
  if (pending.length === 0) return;
  throw new StartError(
    `The database is not that of this release of Nishiki (it lacks ${pending.join(', ')}): start the site of this release first, which brings it up to date.`,
  );
};

/**
 * Runs what is pending over the given owner's connection.
 * @throws StartError when a file fails, or when the database is newer than this release
 */
export const migrate = async (
  client: pg.Client,
  log: Log,
  given: string | undefined = folder,
): Promise<void> => {
  const dir = migrationsIn(given);
  if ((await pendingNames(client, dir)).length === 0) return;
  // Only now: the runner takes a third of a later start's time to load.
  const { runner } = await import('node-pg-migrate');
  let detail = '';
  const quiet = {
    debug: () => {},
    info: () => {},
    warn: () => {},
    error: (text: string) => (detail = text),
  };
  try {
    const done = await runner({
      dbClient: client,
      dir,
      direction: 'up',
      migrationsTable: 'migrations',
      migrationsSchema: 'private',
      createMigrationsSchema: true,
      singleTransaction: false,
      advisoryLockMode: 'wait',
      migrationLoaderStrategies: [{ extensions: ['.sql'], loader: loadSql }],
      logger: quiet,
    });
    log.info({ migrations: done.map(({ name }) => name) }, 'database migrated');
  } catch (error) {
    if (isDiskFull(error)) throw diskFullError('the database');
    log.error({ detail }, 'migration failed');
    throw new StartError(`The database could not be migrated: ${reasonOf(error)}.`);
  }
};
