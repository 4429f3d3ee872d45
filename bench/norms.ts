import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { analysePhoto } from '@nishiki/vision/analyse';
import type { Measures } from '@nishiki/vision/types';
import { percentile } from './lib/numbers.ts';

const measures = [
  'outlineSymmetry',
  'spineBend',
  'patternBalance',
  'colourEvenness',
  'edgeSharpness',
  'whiteClean',
] as const satisfies (keyof Measures)[];

/** Percentiles of the measures over a labelled folder: what `measure-norms.ts` ranks a fish by. */
export const run = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({
    args,
    options: { dir: { type: 'string' }, labels: { type: 'string' } },
  });
  if (!values.dir || !values.labels) throw new Error('Give --dir and --labels.');
  const { photos } = JSON.parse(await readFile(values.labels, 'utf8')) as {
    photos: { file: string }[];
  };
  const found: Measures[] = [];
  for (const { file } of photos) {
    const result = await analysePhoto(await readFile(join(values.dir, file)));
    if (result.measures) found.push(result.measures);
  }
  process.stdout.write(`${found.length} of ${photos.length} photos measured\n`);
  for (const name of measures) {
    const samples = found.flatMap((measured) => measured[name] ?? []);
    const row = [0.05, 0.25, 0.5, 0.75, 0.95].map((p) => percentile(samples, p).toFixed(3));
    process.stdout.write(`${name}: [${row.join(', ')}]\n`);
  }
};
