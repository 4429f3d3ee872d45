/** Before the first test on a database: one server and one migrated template for the whole run. */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../embedded/start-embedded.ts';
import { silentLog } from '../log.ts';
import { migrate } from '../migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: { adminUrl: string; template: string };
  }
}

type Server = { adminUrl: string; stop(): Promise<void> };

const ownServer = async (): Promise<Server> => {
  const folder = mkdtempSync(join(tmpdir(), 'nishiki-test-'));
  // As root the server runs under another user, who has to get in.
  chmodSync(folder, 0o755);
  const embedded = await startEmbedded({ dataDir: folder, log: silentLog, durable: false });
  const stop = async (): Promise<void> => {
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { adminUrl: embedded.adminUrl, stop };
};

const givenServer = (adminUrl: string): Server => ({ adminUrl, stop: () => Promise.resolve() });

const run = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

const migrated = async (adminUrl: string, name: string): Promise<void> => {
  await run(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url.toString() });
  await client.connect();
  try {
    await migrate(client, silentLog);
  } finally {
    await client.end();
  }
};

export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given ? givenServer(given) : await ownServer();
  const template = `nishiki_test_${randomBytes(4).toString('hex')}_template`;
  await migrated(server.adminUrl, template);
  project.provide('testServer', { adminUrl: server.adminUrl, template });
  return async () => {
    await run(server.adminUrl, `drop database ${template}`);
    await server.stop();
  };
};
