import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, report } from './lib/numbers.ts';

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Milliseconds from `npm start` until the first page has come. */
const firstPage = async (folder: string, environment: NodeJS.ProcessEnv): Promise<number> => {
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...environment, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const ready = /Nishiki is ready: (\S+)/.exec(said);
      if (ready?.[1]) resolve(ready[1]);
    });
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}\n${said}`)));
  });
  const page = await fetch(url);
  if (!page.ok || !(await page.text()).includes('<h1')) throw new Error(`no page at ${url}`);
  const took = performance.now() - started;
  await new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    process.kill(-(child.pid ?? 0), 'SIGINT');
  });
  return took;
};

/** A fresh clone with an empty package cache to the first page, then later starts of the same. */
export const run = async (): Promise<void> => {
  const root = await mkdtemp(join(tmpdir(), 'nishiki-clone-'));
  const folder = join(root, 'nishiki');
  try {
    const clone = spawnSync('git', ['clone', '-q', process.cwd(), folder], { stdio: 'inherit' });
    if (clone.status !== 0) throw new Error('git clone failed');
    const environment = { ...process.env, npm_config_cache: join(root, 'cache') };
    const fresh = await firstPage(folder, environment);
    report('fresh clone to first page', seconds(fresh), '120 s', fresh <= 120_000);
    const later: number[] = [];
    for (let i = 0; i < 5; i += 1) later.push(await firstPage(folder, environment));
    report('later starts, median of 5', seconds(median(later)), '4 s', median(later) <= 4000);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
};
