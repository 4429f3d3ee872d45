import { parseArgs } from 'node:util';
import { readings } from '@nishiki/expert/koi-analysis/score/readings';
import { scoreNorms } from '@nishiki/expert/koi-analysis/score/score-norms';
import { bodyWeights, rulesFor } from '@nishiki/knowledge/scoring/rules';
import type { Measures } from '@nishiki/vision/types';
import { measured, photosOf } from './lib/measured.ts';
import { percentile } from './lib/numbers.ts';

const measures = [
  'outlineSymmetry',
  'spineBend',
  'patternBalance',
  'colourEvenness',
  'edgeSharpness',
  'whiteClean',
] as const satisfies (keyof Measures)[];

const criteria = Object.keys(scoreNorms) as (keyof typeof scoreNorms)[];

/** Whether the rules for a labelled fish look at the criterion: only its like give it a rank. */
const looksAt = (label: string, id: (typeof criteria)[number]): boolean => {
  const { pattern, colour } = rulesFor(label);
  return id in bodyWeights || id in pattern || id in colour;
};

/**
 * Percentiles of the measures over a labelled folder: what `measure-norms.ts` and `score-norms.ts`
 * rank a fish by. `--every 2` takes every second photo.
 */
export const run = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({
    args,
    options: {
      dir: { type: 'string' },
      labels: { type: 'string' },
      every: { type: 'string', default: '1' },
    },
  });
  if (!values.dir || !values.labels) throw new Error('Give --dir and --labels.');
  const found: { label: string; measures: Measures }[] = [];
  let photos = 0;
  for await (const { photo, label } of photosOf(values.dir, values.labels, Number(values.every))) {
    const one = measured(photo);
    photos += 1;
    if (one) found.push({ label, measures: one });
  }
  process.stdout.write(`${found.length} of ${photos} photos measured\n`);
  const print = (
    name: string,
    value: (measures: Measures) => number | null,
    counts: (label: string) => boolean,
  ): void => {
    const samples = found.flatMap((one) => (counts(one.label) ? (value(one.measures) ?? []) : []));
    const row = [0.05, 0.25, 0.5, 0.75, 0.95].map((p) => percentile(samples, p).toFixed(3));
    process.stdout.write(`${name}: [${row.join(', ')}], // of ${samples.length}\n`);
  };
  for (const name of measures)
    print(
      name,
      (one) => one[name],
      () => true,
    );
  process.stdout.write('\n');
  for (const id of criteria) print(id, readings[id].value, (label) => looksAt(label, id));
};
