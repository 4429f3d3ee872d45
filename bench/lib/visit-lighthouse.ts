import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const CLI = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));

type Audit = { title: string; score: number | null; displayValue?: string };

export type LighthouseResult<Category extends string> = {
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, Audit>;
};

/** Times that a visit is tried of which the browser recorded nothing: it is no figure, good or bad. */
const ATTEMPTS = 3;
const NOTHING_RECORDED = /NO_NAVSTART|NO_FCP|PROTOCOL_TIMEOUT|TRACING_ALREADY_STARTED/;

/** One mobile visit with Lighthouse's own slow network and processor. */
export const visit = async <Category extends string>(
  url: string,
  categories: readonly Category[],
): Promise<LighthouseResult<Category>> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await visitOnce(url, categories);
    } catch (error) {
      const { stderr = '' } = error as { stderr?: string };
      if (attempt === ATTEMPTS || !NOTHING_RECORDED.test(stderr)) throw error;
    }
};

const visitOnce = async <Category extends string>(
  url: string,
  categories: readonly Category[],
): Promise<LighthouseResult<Category>> => {
  const flags = '--headless=new --no-sandbox --disable-background-networking';
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      CLI,
      url,
      '--output=json',
      '--quiet',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${flags}`,
    ],
    {
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
    },
  );
  return JSON.parse(stdout) as LighthouseResult<Category>;
};

/** The audits that cost a category points, worst first. */
export const costlyAudits = <Category extends string>(
  { categories, audits }: LighthouseResult<Category>,
  category: Category,
): string[] =>
  categories[category].auditRefs
    .flatMap(({ id, weight }) => {
      const { title, score, displayValue } = audits[id] ?? { title: id, score: null };
      if (weight === 0 || score === null || score === 1) return [];
      return [{ cost: weight * (1 - score), words: `${id}: ${displayValue ?? title}` }];
    })
    .sort((a, b) => b.cost - a.cost)
    .map(({ words }) => words);
