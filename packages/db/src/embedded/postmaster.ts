/** The running server of a cluster: start it, find the one left by a killed Nishiki, stop it. */
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import { argumentsOf, isAlive, waitUntil } from './processes.ts';
import { postgresEnvironment, type RunAs } from './run-as.ts';

export type Server = { pid: number; port: number };

type PidFile = Server & { status: string };

/** Line 1 the process, line 4 the port, line 8 the state ("starting", "ready", "stopping"). */
const readPidFile = (cluster: string): PidFile | null => {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return pid > 0 ? { pid, port: Number(lines[3]), status: (lines[7] ?? '').trim() } : null;
  } catch {
    return null;
  }
};

const isServerOf = (pid: number, cluster: string): boolean => {
  const words = argumentsOf(pid);
  return isAlive(pid) && words[words.indexOf('-D') + 1] === cluster;
};

/** The server of a cluster that takes connections now; null when there is none. */
export const readyServer = (cluster: string): Server | null => {
  const found = readPidFile(cluster);
  if (found?.status !== 'ready' || !isServerOf(found.pid, cluster)) return null;
  return { pid: found.pid, port: found.port };
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const settings = (port: number, durable: boolean): string[] =>
  Object.entries({
    listen_addresses: '127.0.0.1',
    port,
    // A socket file would need a short path that both users can enter; loopback with a password does not.
    unix_socket_directories: '',
    max_connections: 60,
    shared_buffers: '64MB',
    max_wal_size: '256MB',
    max_wal_senders: 0,
    max_logical_replication_workers: 0,
    io_method: 'sync',
    jit: 'off',
    log_checkpoints: 'off',
    // Without details, which quote the values of the row: an address that is taken, say.
    log_error_verbosity: 'terse',
    log_timezone: 'UTC',
    timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** What was written to the server's log since `from`, for the reason of a failed start. */
const logSince = (logFile: string, from: number): string => {
  try {
    return readFileSync(logFile).subarray(from).toString('utf8');
  } catch {
    return '';
  }
};

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Clears what a killed Nishiki left: its server is stopped, the file of a dead server removed. */
export const clearRemains = async (cluster: string, log: Log): Promise<void> => {
  const found = readPidFile(cluster);
  if (found === null) return;
  if (isServerOf(found.pid, cluster)) {
    log.warn({ pid: found.pid }, 'stopping the database server that an earlier run left behind');
    await stopServer(found.pid, 10_000);
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
};

const launch = async (
  postgres: string,
  cluster: string,
  logFile: string,
  runAs: RunAs,
  durable: boolean,
): Promise<Server> => {
  const port = await freePort();
  const logStart = sizeOf(logFile);
  const output = openSync(logFile, 'a', 0o600);
  // A session of its own: Ctrl-C reaches Nishiki alone, which drains its pool before it stops the
  // server. Output into a file: a pipe would break when Nishiki is killed and the server lives on.
  const child = spawn(postgres, ['-D', cluster, ...settings(port, durable)], {
    ...runAs,
    cwd: '/',
    env: postgresEnvironment,
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  let ended: string | null = null;
  child.on('error', (error) => (ended = error.message));
  child.on('exit', (code, signal) => (ended = `ended with ${code ?? signal}`));
  child.unref();
  const pid = child.pid ?? 0;
  const ready = (): boolean => {
    const file = readPidFile(cluster);
    return file?.pid === pid && file.status === 'ready';
  };
  // Long, since recovery after a crash has to replay what was not yet in the tables.
  await waitUntil(() => ended !== null || ready(), 60_000);
  if (ended === null && ready()) return { pid, port };
  if (ended === null) await stopServer(pid, 4_000);
  const lines = logSince(logFile, logStart).split('\n');
  const reasons = lines.filter((line) => /FATAL|PANIC|No space left/.test(line));
  throw new Error(reasons.join(' ') || ended || 'it was not ready within 60 s');
};

/** Starts the server and waits until it takes connections. */
export const startServer = async (
  postgres: string,
  cluster: string,
  logFile: string,
  runAs: RunAs,
  durable: boolean,
): Promise<Server> => {
  const attempt = (): Promise<Server> => launch(postgres, cluster, logFile, runAs, durable);
  try {
    return await attempt();
  } catch (error) {
    // Worth a second attempt: the port was taken in between, or the last helpers of a killed server still end.
    if (
      !(error instanceof Error) ||
      !/could not (bind|create any TCP)|still in use/.test(error.message)
    ) {
      throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return await attempt();
  }
};

/** Fast shutdown (open transactions are rolled back), then, when that takes too long, an immediate one. */
export const stopServer = async (pid: number, milliseconds: number): Promise<void> => {
  const gone = (): boolean => !isAlive(pid);
  const signal = (name: NodeJS.Signals): void => {
    try {
      process.kill(pid, name);
    } catch {
      // It ended by itself.
    }
  };
  signal('SIGINT');
  if (await waitUntil(gone, milliseconds)) return;
  signal('SIGQUIT');
  await waitUntil(gone, 1_000);
};
