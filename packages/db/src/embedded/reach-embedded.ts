/** The private database for a command beside the site: the server that runs, or, where none does, one for a moment. */
import { resolve } from 'node:path';
import type { Log } from '../log.ts';
import { reasonOf, StartError } from '../start-error.ts';
import { database, ownerUrl, passwordFile, readPassword } from './access.ts';
import { findCluster } from './cluster-folder.ts';
import { runningOn } from './data-folder-lock.ts';
import { readyServer, type Server } from './postmaster.ts';
import { waitUntil } from './processes.ts';
import { startEmbedded } from './start-embedded.ts';

export type Reached = {
  /** Owner's connection string of the database `nishiki`. */
  readonly adminUrl: string;
  /** Stops the server when it was started here; one that ran already runs on. */
  stop(): Promise<void>;
};

/** Milliseconds that a Nishiki which has just begun gets to bring its database up. */
const patience = 15_000;

const passwordOf = (dataDir: string): string => {
  let password: string | null;
  try {
    password = readPassword(dataDir);
  } catch (error) {
    throw new StartError(
      `The password of the database cannot be read (${reasonOf(error)}): run this as the user that runs Nishiki.`,
    );
  }
  if (password !== null) return password;
  throw new StartError(
    `The data folder ${dataDir} has no ${passwordFile(dataDir)}: bring it back from the backup.`,
  );
};

/** The server of the Nishiki that runs; null when that ended before its server was there. */
const serverBeside = async (dataDir: string, cluster: string): Promise<Server | null> => {
  let server: Server | null = null;
  const settled = await waitUntil(
    () => (server = readyServer(cluster)) !== null || runningOn(dataDir) === null,
    patience,
  );
  if (settled) return server;
  throw new StartError(
    `A Nishiki runs on the data folder ${dataDir}, but its database cannot be found: run this as the same user, or try again in a moment.`,
  );
};

/**
 * Connects to what runs on the data folder, and starts the database only when nothing does. Never
 * makes a new one: a mistyped folder must not look like a site without users.
 * @throws StartError in one sentence
 */
export const reachEmbedded = async (options: { dataDir: string; log: Log }): Promise<Reached> => {
  const dataDir = resolve(options.dataDir);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const cluster = findCluster(dataDir);
    if (cluster === null) {
      throw new StartError(
        `There is no database in the data folder ${dataDir}: start Nishiki once, or set NISHIKI_DATA to its folder.`,
      );
    }
    if (runningOn(dataDir) !== null) {
      const password = passwordOf(dataDir);
      const server = await serverBeside(dataDir, cluster);
      if (server !== null) {
        return {
          adminUrl: ownerUrl(server.port, password, database),
          stop: () => Promise.resolve(),
        };
      }
    }
    try {
      return await startEmbedded(options);
    } catch (error) {
      // Somebody started the site at this very moment: then it is there to connect to.
      if (runningOn(dataDir) === null) throw error;
    }
  }
  throw new StartError(
    `The database of ${dataDir} is being started and stopped by others: try again in a moment.`,
  );
};
