import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { analysePhoto } from '../../analyse.ts';
import type { Doubt, Outcome } from '../../types.ts';
import { UsageError } from '../labels.ts';

const USAGE = 'Usage: npm run eval -- hard --dir DIR [--labels FILE]';

/** What a hard photo shows, by the rule in `labels/RULE.md`. */
export const hardLabels = [
  'koi-one',
  'koi-several',
  'koi-side',
  'other-fish',
  'drawing',
  'not-fish',
  'unreadable',
] as const;
export type HardLabel = (typeof hardLabels)[number];

const LABELS = new URL('../../../labels/hard.json', import.meta.url);
const outcomes: readonly Outcome[] = ['identified', 'unsure', 'not_koi', 'poor_photo'];

export type HardAnswer = { right: HardLabel; outcome: Outcome; doubts: readonly Doubt[] };

const isHardLabel = (v: unknown): v is HardLabel => hardLabels.some((name) => name === v);

const readHard = (file: string | URL): { file: string; right: HardLabel }[] => {
  const { photos } = JSON.parse(readFileSync(file, 'utf8')) as {
    photos: { file: string; right: unknown }[];
  };
  return photos.map(({ file: name, right }) => {
    if (!isHardLabel(right)) throw new UsageError(`${name} has no label of the rule.`);
    return { file: name, right };
  });
};

const row = (cells: readonly (string | number)[]): string =>
  cells.map((c, i) => (i === 0 ? String(c).padEnd(14) : String(c).padStart(12))).join('');

/** One row a label: how many photos, what the engine answered, which doubts it named how often. */
export const hardLines = (answers: readonly HardAnswer[]): string[] => [
  row(['', 'photos', ...outcomes]),
  ...hardLabels
    .map((label) => answers.filter((a) => a.right === label))
    .filter((of) => of.length > 0)
    .flatMap((of) => {
      const named = new Map<Doubt, number>();
      for (const doubt of of.flatMap((a) => a.doubts))
        named.set(doubt, (named.get(doubt) ?? 0) + 1);
      const doubts = [...named].sort(([, p], [, q]) => q - p).map(([d, n]) => `${d} ${n}`);
      const counts = outcomes.map((o) => of.filter((a) => a.outcome === o).length);
      return [row([of[0].right, of.length, ...counts]), `  doubts: ${doubts.join(', ') || 'none'}`];
    }),
];

/** `npm run eval -- hard`: the outcomes on the photos of `hard/`, by what they show. */
export const hard = async (
  args: string[],
  report: (done: number, total: number) => void,
): Promise<string[]> => {
  const { values } = parseArgs({
    args,
    options: { dir: { type: 'string' }, labels: { type: 'string' } },
  });
  if (values.dir === undefined) throw new UsageError(USAGE);
  const photos = readHard(values.labels ?? LABELS);
  const answers: HardAnswer[] = [];
  for (const { file, right } of photos) {
    const { outcome, doubts } = await analysePhoto(readFileSync(join(values.dir, file)));
    answers.push({ right, outcome, doubts });
    report(answers.length, photos.length);
  }
  return hardLines(answers);
};
