import { parseArgs } from 'node:util';
import { outlineOf } from '@nishiki/vision/measure/outline';
import { locate, straightenFound } from '@nishiki/vision/pipeline/read-fish';
import { CLEAR_SHAPE, photosOf } from './lib/measured.ts';

/** Mean and spread of the outlines of a labelled folder: what `reference-outline.ts` holds. */
export const run = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({
    args,
    options: { dir: { type: 'string' }, labels: { type: 'string' } },
  });
  if (!values.dir || !values.labels) throw new Error('Give --dir and --labels.');
  const outlines: number[][] = [];
  for await (const { photo } of photosOf(values.dir, values.labels, 1)) {
    const fish = straightenFound(locate(photo))?.fish;
    if (fish && fish.measures.score >= CLEAR_SHAPE) outlines.push(outlineOf(fish.pose));
  }
  process.stdout.write(`${outlines.length} outlines\n`);
  for (let place = 0; place < (outlines[0]?.length ?? 0); place += 1) {
    const widths = outlines.map((outline) => outline[place] ?? 0);
    const mean = widths.reduce((sum, width) => sum + width, 0) / widths.length;
    const spread = Math.sqrt(
      widths.reduce((sum, width) => sum + (width - mean) ** 2, 0) / (widths.length - 1),
    );
    process.stdout.write(`  { mean: ${mean.toFixed(3)}, spread: ${spread.toFixed(3)} },\n`);
  }
};
