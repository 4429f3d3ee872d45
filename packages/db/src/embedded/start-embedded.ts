/** A private PostgreSQL in the data folder, for everybody who has not set DATABASE_URL. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { Log } from '../log.ts';
import { diskFullError, isDiskFull, reasonOf, StartError } from '../start-error.ts';
import { database, ownerUrl, passwordFile, readPassword } from './access.ts';
import { findBinaries } from './binaries.ts';
import { placeCluster, systemFolder } from './cluster-folder.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { ensureCluster } from './init-cluster.ts';
import { clearRemains, startServer, stopServer, type Server } from './postmaster.ts';
import { whoRunsPostgres } from './run-as.ts';

export type Embedded = {
  /** Owner's connection string of the database `nishiki`. */
  readonly adminUrl: string;
  /** Process of the database server. */
  readonly pid: number;
  /** Stops the server and gives the data folder free, within 5 s. */
  stop(): Promise<void>;
};

type Options = {
  dataDir: string;
  log: Log;
  /** False for tests only: faster, and lost when the machine stops. */
  durable?: boolean;
};

const largestLog = 5 * 1024 * 1024;

const openDataFolder = (dataDir: string): void => {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    if (isDiskFull(error)) throw diskFullError(dataDir);
    throw new StartError(
      `The data folder ${dataDir} cannot be made (${reasonOf(error)}): set NISHIKI_DATA to a folder that this user may write.`,
    );
  }
};

const passwordIn = (dataDir: string, cluster: string): string => {
  const file = passwordFile(dataDir);
  const known = readPassword(dataDir);
  if (known !== null) return known;
  if (existsSync(cluster)) {
    throw new StartError(
      `The data folder ${dataDir} has a database but not its password: bring back ${file} from the backup.`,
    );
  }
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return password;
};

const shortenLog = (file: string): void => {
  if (existsSync(file) && readFileSync(file).length > largestLog) rmSync(file);
};

const ensureDatabase = async ({ port }: Server, password: string): Promise<string> => {
  const client = new pg.Client({ connectionString: ownerUrl(port, password, 'postgres') });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
  return ownerUrl(port, password, database);
};

/**
 * Starts the private database and makes it when there is none.
 * @throws StartError with one sentence for whoever starts the site.
 */
export const startEmbedded = async ({
  dataDir,
  log,
  durable = true,
}: Options): Promise<Embedded> => {
  const folder = resolve(dataDir);
  openDataFolder(folder);
  let release = (): void => {};
  let server: Server | null = null;
  try {
    release = lockDataFolder(folder);
    const runAs = whoRunsPostgres();
    const cluster = placeCluster(folder, runAs);
    const { initdb, postgres } = findBinaries(runAs, runAs ? systemFolder : folder);
    const password = passwordIn(folder, cluster);
    await ensureCluster(cluster, initdb, password, runAs, durable);
    await clearRemains(cluster, log);
    const logFile = join(folder, 'postgres.log');
    shortenLog(logFile);
    server = await startServer(postgres, cluster, logFile, runAs, durable);
    const { pid } = server;
    const adminUrl = await ensureDatabase(server, password);
    log.info({ pid, port: server.port, cluster }, 'database server started');
    const stop = async (): Promise<void> => {
      await stopServer(pid, 4_000);
      release();
    };
    return { adminUrl, pid, stop };
  } catch (error) {
    if (server !== null) await stopServer(server.pid, 4_000);
    release();
    if (error instanceof StartError) throw error;
    if (isDiskFull(error)) throw diskFullError(folder);
    throw new StartError(`The database in ${folder} could not be started: ${reasonOf(error)}`);
  }
};
