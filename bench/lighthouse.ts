import { median } from './lib/numbers.ts';
import { startServer } from './lib/server.ts';
import { costlyAudits, visit, type LighthouseResult } from './lib/visit-lighthouse.ts';

const RUNS = 3;
const PATHS = [
  '/',
  '/identify',
  '/ai-tools',
  '/upgrade',
  '/contact',
  '/reference',
  '/varieties',
  '/varieties/kohaku',
  '/conditions/white-spot',
  '/water/ammonia',
  '/questions/oxygen',
  '/tools/ammonia',
  '/tools/dose',
  '/first-aid',
  '/search',
];
const BOUNDS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof BOUNDS;
const CATEGORIES = Object.keys(BOUNDS) as Category[];

const TIMINGS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const COLUMN = 22;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const tableRow = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.padEnd(COLUMN))
    .join('')
    .trimEnd();

/** One row of the table. What is under its bound sets exit code 1 and names what it lost points by. */
const scorePage = async (origin: string, path: string): Promise<void> => {
  const visits: LighthouseResult<Category>[] = [];
  for (let count = 0; count < RUNS; count += 1) visits.push(await visit(origin + path, CATEGORIES));
  const cells = CATEGORIES.map((category) => {
    const scores = visits.map(({ categories }) =>
      Math.round((categories[category].score ?? 0) * 100),
    );
    const middle = median(scores);
    return { category, scores, middle, holds: middle >= BOUNDS[category] };
  });
  say(
    tableRow([
      path,
      ...cells.map(
        ({ middle, scores, holds }) => `${holds ? '' : 'UNDER '}${middle} (${scores.join(', ')})`,
      ),
    ]),
  );
  for (const { category, scores, middle, holds } of cells) {
    if (holds) continue;
    process.exitCode = 1;
    const typical = visits[scores.indexOf(middle)];
    for (const audit of typical ? costlyAudits(typical, category) : [])
      say(`        ${category}: ${audit}`);
  }
  const timings = TIMINGS.map(
    (name) => `${name} ${visits.at(-1)?.audits[name]?.displayValue ?? 'not measured'}`,
  );
  say(`        ${timings.join(', ')}`);
};

/**
 * Lighthouse on the public pages, mobile, median of three. `lighthouse URL` measures a site that runs
 * already; without it the built server is started. `lighthouse /contact` looks at that page alone.
 */
export const run = async (args: string[]): Promise<void> => {
  const given = args.find((word) => !word.startsWith('/'));
  const asked = args.filter((word) => word.startsWith('/'));
  const server = given === undefined ? await startServer() : null;
  try {
    const origin = (given ?? server?.url ?? '').replace(/\/$/, '');
    say(tableRow(['page', ...CATEGORIES.map((category) => `${category} >= ${BOUNDS[category]}`)]));
    for (const path of asked.length > 0 ? asked : PATHS) {
      const { status } = await fetch(origin + path);
      if (status === 404) say(tableRow([path, 'skipped: there is no page yet']));
      else await scorePage(origin, path);
    }
  } finally {
    await server?.stop();
  }
};
