import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type BenchServer = { readonly url: string; readonly pid: number; stop(): Promise<void> };

/**
 * Starts the built server on a free port with a data folder of its own and limits out of the way.
 * @param environment what else it is told, such as a database that the measurement looks into as well
 */
export const startServer = async (environment: NodeJS.ProcessEnv = {}): Promise<BenchServer> => {
  if (!existsSync('dist/server/main.js')) throw new Error('Build first: npm run build');
  const data = await mkdtemp(join(tmpdir(), 'nishiki-bench-'));
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      PORT: '0',
      NISHIKI_DATA: data,
      LOG_LEVEL: 'error',
      GUEST_TRIES_PER_ADDRESS: '1000000',
      PHOTOS_PER_ADDRESS: '1000000',
      ACCOUNT_TRIES_PER_ADDRESS: '1000000',
      ACCOUNT_TRIES_PER_EMAIL: '1000000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const ready = /Nishiki is ready: (\S+)/.exec(said);
      if (ready?.[1]) resolve(ready[1]);
    });
    child.once('exit', (code) => reject(new Error(`server ended with ${code}: ${said}`)));
  });
  while (!(await fetch(`${url}/readyz`)).ok) await new Promise((r) => setTimeout(r, 50));
  return {
    url,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => void rm(data, { recursive: true, force: true }).then(resolve));
        child.kill('SIGTERM');
      }),
  };
};

export type Answer = { readonly status: number; readonly body: unknown; readonly ms: number };

/** One photo to the server, as a new guest each time; milliseconds until the whole answer is there. */
export const analyse = async (url: string, body: string): Promise<Answer> => {
  const started = performance.now();
  const response = await fetch(`${url}/functions/v1/analyze-koi`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const answer: unknown = await response.json();
  return { status: response.status, body: answer, ms: performance.now() - started };
};

export const photoBody = (bytes: Uint8Array, type: string): string =>
  JSON.stringify({
    image: `data:${type};base64,${Buffer.from(bytes).toString('base64')}`,
    analysisType: 'comprehensive',
  });
