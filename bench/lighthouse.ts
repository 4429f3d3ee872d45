import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { median, report } from './lib/numbers.ts';
import { startServer } from './lib/server.ts';

const CLI = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
const RUNS = 3;
const PATHS = ['/', '/identify'];
const BOUNDS = { performance: 90, accessibility: 100 } as const;
type Category = keyof typeof BOUNDS;

type LighthouseResult = {
  categories: Record<Category, { score: number | null }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
};

/** One mobile visit with Lighthouse's own slow network and processor. */
const visit = async (url: string): Promise<LighthouseResult> => {
  const flags = '--headless=new --no-sandbox --disable-background-networking';
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      CLI,
      url,
      '--output=json',
      '--quiet',
      `--only-categories=${Object.keys(BOUNDS).join(',')}`,
      `--chrome-flags=${flags}`,
    ],
    {
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
    },
  );
  return JSON.parse(stdout) as LighthouseResult;
};

const TIMINGS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const scorePage = async (origin: string, path: string): Promise<void> => {
  const visits: LighthouseResult[] = [];
  for (let count = 0; count < RUNS; count += 1) visits.push(await visit(origin + path));
  for (const category of Object.keys(BOUNDS) as Category[]) {
    const scores = visits.map(({ categories }) =>
      Math.round((categories[category].score ?? 0) * 100),
    );
    const score = median(scores);
    const bound = BOUNDS[category];
    report(
      `${category} of ${path}, mobile`,
      `${score} (${scores.join(', ')})`,
      `${bound}`,
      score >= bound,
    );
  }
  const last = visits.at(-1);
  for (const name of TIMINGS) {
    process.stdout.write(
      `        ${name}: ${last?.audits[name]?.displayValue ?? 'not measured'}\n`,
    );
  }
};

/**
 * Lighthouse on / and /identify, median of three. `lighthouse URL` measures a site that runs already;
 * without it the built server is started.
 */
export const run = async ([given]: string[]): Promise<void> => {
  const server = given === undefined ? await startServer() : null;
  try {
    const origin = (given ?? server?.url ?? '').replace(/\/$/, '');
    for (const path of PATHS) await scorePage(origin, path);
  } finally {
    await server?.stop();
  }
};
