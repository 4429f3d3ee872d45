import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { silentLog } from '../log.ts';
import { isAlive, waitUntil } from './processes.ts';
import { startEmbedded, type Embedded } from './start-embedded.ts';

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

/** A data folder; as root, a folder closed to others keeps its cluster elsewhere, which goes too. */
const newFolder = (mode: number): string => {
  const folder = mkdtempSync(join(tmpdir(), 'nishiki-embedded-'));
  chmodSync(folder, mode);
  cleanups.push(() => {
    const pointer = join(folder, 'postgres.location');
    if (existsSync(pointer)) rmSync(readFileSync(pointer, 'utf8').trim(), { recursive: true });
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
};

const start = async (dataDir: string): Promise<Embedded> => {
  const embedded = await startEmbedded({ dataDir, log: silentLog, durable: false });
  cleanups.push(() => embedded.stop());
  return embedded;
};

const ask = async (url: string, statement: string, values: string[] = []): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, values)).rows;
  } finally {
    await client.end();
  }
};

type Holder = { child: ChildProcess; serverPid: number; output: () => string };

/** Another process that runs the database of this folder, in a process group of its own. */
const hold = async (dataDir: string): Promise<Holder> => {
  const script = fileURLToPath(new URL('../../test/hold-embedded.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], { detached: true });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await waitUntil(() => output.includes('\n') || child.exitCode !== null, 30_000);
  cleanups.push(() => void (child.exitCode === null && child.kill('SIGKILL')));
  return { child, serverPid: Number(/ready (\d+)/.exec(output)?.[1] ?? 0), output: () => output };
};

describe('the private database', () => {
  test.each([0o755, 0o700])('keeps its data over a stop, in a folder of mode %o', async (mode) => {
    const folder = newFolder(mode);
    const first = await start(folder);
    await ask(first.adminUrl, 'create table kept as select 42 as answer');
    const begin = performance.now();
    await first.stop();
    expect(performance.now() - begin).toBeLessThan(5_000);
    expect(isAlive(first.pid)).toBe(false);
    const second = await start(folder);
    expect(await ask(second.adminUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  test('listens on loopback only, and its password is for its owner only', async () => {
    const folder = newFolder(0o755);
    const { adminUrl } = await start(folder);
    expect(await ask(adminUrl, `select current_setting('listen_addresses') as at`)).toEqual([
      { at: '127.0.0.1' },
    ]);
    expect(statSync(join(folder, 'postgres.password')).mode & 0o777).toBe(0o600);
    const withoutPassword = new URL(adminUrl);
    withoutPassword.password = 'wrong';
    await expect(ask(withoutPassword.toString(), 'select 1')).rejects.toThrow(/password/);
  });

  test('writes no values of a failed statement into its log', async () => {
    const folder = newFolder(0o755);
    const { adminUrl } = await start(folder);
    await ask(adminUrl, 'create table people (email text unique)');
    const add = () => ask(adminUrl, 'insert into people values ($1)', ['keeper@pond.example']);
    await add();
    await expect(add()).rejects.toThrow('duplicate key');
    const log = readFileSync(join(folder, 'postgres.log'), 'utf8');
    expect(log).toContain('duplicate key value violates unique constraint "people_email_key"');
    expect(log).not.toContain('keeper@');
  });

  test('does not mistake a stranger with an old number for its server', async () => {
    const folder = newFolder(0o755);
    const first = await start(folder);
    await first.stop();
    const stranger = spawn('sleep', ['60']);
    cleanups.push(() => void stranger.kill());
    const pidFile = join(folder, 'postgres/postmaster.pid');
    writeFileSync(pidFile, `${stranger.pid}\n${folder}/postgres\n1\n5432\n\n127.0.0.1\n\nready\n`);
    await start(folder);
    expect(isAlive(stranger.pid ?? 0)).toBe(true);
  });

  test('refuses a second start on the same folder in one sentence', async () => {
    const folder = newFolder(0o755);
    await start(folder);
    const second = await hold(folder);
    await waitUntil(() => second.child.exitCode !== null, 10_000);
    expect(second.child.exitCode).toBe(1);
    expect(second.output()).toBe(
      `StartError: Another Nishiki (process ${process.pid}) already runs on the data folder ${folder}: stop it first, or set NISHIKI_DATA to another folder.\n`,
    );
  });

  test('comes up after kill -9, with its data, and ends the server left behind', async () => {
    const folder = newFolder(0o755);
    const { child, serverPid } = await hold(folder);
    child.kill('SIGKILL');
    await waitUntil(() => child.signalCode !== null, 5_000);
    expect(isAlive(serverPid)).toBe(true);
    const { adminUrl, pid } = await start(folder);
    expect(isAlive(serverPid)).toBe(false);
    expect(pid).not.toBe(serverPid);
    expect(await ask(adminUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('comes up after the server itself was killed', async () => {
    const folder = newFolder(0o755);
    // With the settings of a real start: what was committed has to be on the disk.
    const first = await startEmbedded({ dataDir: folder, log: silentLog });
    await ask(first.adminUrl, 'create table kept as select 7 as answer');
    process.kill(first.pid, 'SIGKILL');
    await waitUntil(() => !isAlive(first.pid), 5_000);
    await first.stop();
    const second = await start(folder);
    expect(await ask(second.adminUrl, 'select answer from kept')).toEqual([{ answer: 7 }]);
  });

  test('outlives Ctrl-C, which goes to the whole group, until Nishiki stops it', async () => {
    const folder = newFolder(0o755);
    const { child, serverPid, output } = await hold(folder);
    process.kill(-(child.pid ?? 0), 'SIGINT');
    await waitUntil(() => child.exitCode !== null, 10_000);
    expect(output()).toContain('drained');
    expect(child.exitCode).toBe(0);
    expect(isAlive(serverPid)).toBe(false);
  });

  test('says so when the data folder is a file', async () => {
    const file = join(newFolder(0o755), 'data');
    writeFileSync(file, '');
    await expect(startEmbedded({ dataDir: file, log: silentLog })).rejects.toThrow(
      /^The data folder .* cannot be made .* set NISHIKI_DATA/,
    );
  });

  test('says so when its password is missing, or another PostgreSQL made the cluster', async () => {
    const folder = newFolder(0o755);
    await (await start(folder)).stop();
    writeFileSync(join(folder, 'postgres/PG_VERSION'), '15\n');
    await expect(startEmbedded({ dataDir: folder, log: silentLog })).rejects.toThrow(
      /made by PostgreSQL 15, this Nishiki brings 18/,
    );
    rmSync(join(folder, 'postgres.password'));
    await expect(startEmbedded({ dataDir: folder, log: silentLog })).rejects.toThrow(
      /has a database but not its password/,
    );
  });
});

/** A disk of its own, so small that it can be filled; only root may mount one. */
const mountSmallDisk = (megabytes: number): string | null => {
  const folder = newFolder(0o755);
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder];
  if (process.getuid?.() !== 0 || spawnSync('mount', options).status !== 0) return null;
  cleanups.push(() => void spawnSync('umount', [folder]));
  return folder;
};

describe('a full disk', () => {
  const sentence =
    /^The disk that holds .* is full: free some space there and start Nishiki again\.$/;

  test('is told before a cluster is made on it', async (context) => {
    const disk = mountSmallDisk(20);
    if (disk === null) return context.skip('only root may mount a small disk');
    await expect(startEmbedded({ dataDir: join(disk, 'data'), log: silentLog })).rejects.toThrow(
      sentence,
    );
  });

  test('is told when it filled up since the last start', async (context) => {
    const disk = mountSmallDisk(150);
    if (disk === null) return context.skip('only root may mount a small disk');
    await (await start(join(disk, 'data'))).stop();
    spawnSync('dd', ['if=/dev/zero', `of=${disk}/ballast`, 'bs=64k']);
    await expect(startEmbedded({ dataDir: join(disk, 'data'), log: silentLog })).rejects.toThrow(
      sentence,
    );
    rmSync(join(disk, 'ballast'));
    const { adminUrl } = await start(join(disk, 'data'));
    expect(await ask(adminUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});
