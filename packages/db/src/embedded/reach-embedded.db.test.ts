import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '../log.ts';
import { passwordFile } from './access.ts';
import { runningOn } from './data-folder-lock.ts';
import { isAlive, waitUntil } from './processes.ts';
import { reachEmbedded } from './reach-embedded.ts';
import { startEmbedded } from './start-embedded.ts';

const ask = async (url: string, statement: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
};

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'nishiki-reach-'));
  // As root the server runs under another user, who has to get in.
  chmodSync(folder, 0o755);
  return folder;
};

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

/** Another process that runs the database of this folder until it is killed. */
const hold = (dataDir: string) => {
  const script = fileURLToPath(new URL('../../test/hold-embedded.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir]);
  const serverPid = new Promise<number>((resolve) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /ready (\d+)/.exec(output);
      if (ready) resolve(Number(ready[1]));
    });
  });
  cleanups.push(async () => {
    child.kill('SIGINT');
    await waitUntil(() => child.exitCode !== null || child.signalCode !== null, 10_000);
  });
  return { child, serverPid };
};

describe('the private database for a command', () => {
  const folder = newFolder();
  beforeAll(async () => {
    const first = await startEmbedded({ dataDir: folder, log: silentLog, durable: false });
    await ask(first.adminUrl, 'create table kept as select 42 as answer');
    await first.stop();
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const reach = () => reachEmbedded({ dataDir: folder, log: silentLog });

  test('is that of the site which runs, and runs on afterwards', async () => {
    const site = await startEmbedded({ dataDir: folder, log: silentLog, durable: false });
    cleanups.push(() => site.stop());
    const reached = await reach();
    expect(reached.adminUrl).toBe(site.adminUrl);
    await reached.stop();
    expect(isAlive(site.pid)).toBe(true);
    expect(await ask(site.adminUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  test('is waited for while the site is still starting', async () => {
    const { serverPid } = hold(folder);
    await waitUntil(() => runningOn(folder) !== null, 20_000);
    const reached = await reach();
    expect(await ask(reached.adminUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await reached.stop();
    expect(isAlive(await serverPid)).toBe(true);
  });

  test('is started when nothing runs, and stopped again with the folder free', async () => {
    const reached = await reach();
    expect(await ask(reached.adminUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await reached.stop();
    expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false);
    expect(runningOn(folder)).toBeNull();
  });

  test('is taken over from a site that was killed', async () => {
    const { child, serverPid } = hold(folder);
    const orphan = await serverPid;
    child.kill('SIGKILL');
    await waitUntil(() => child.signalCode !== null, 5_000);
    const reached = await reach();
    cleanups.push(() => reached.stop());
    expect(isAlive(orphan)).toBe(false);
    expect(await ask(reached.adminUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  test('is told to be out of reach when its password is gone', async () => {
    const site = await startEmbedded({ dataDir: folder, log: silentLog, durable: false });
    renameSync(passwordFile(folder), `${passwordFile(folder)}.aside`);
    cleanups.push(() => site.stop());
    cleanups.push(() => renameSync(`${passwordFile(folder)}.aside`, passwordFile(folder)));
    await expect(reach()).rejects.toThrow(
      `The data folder ${folder} has no ${passwordFile(folder)}: bring it back from the backup.`,
    );
  });

  test.each(['', 'typo'])('is never made anew, in a folder that has none: %j', async (name) => {
    const empty = newFolder();
    cleanups.push(() => rmSync(empty, { recursive: true }));
    const dataDir = join(empty, name);
    await expect(reachEmbedded({ dataDir, log: silentLog })).rejects.toThrow(
      `There is no database in the data folder ${dataDir}: start Nishiki once, or set NISHIKI_DATA to its folder.`,
    );
    expect(readdirSync(empty)).toEqual([]);
  });
});
