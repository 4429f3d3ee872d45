import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { analysePhoto } from '../../analyse.ts';
import { PhotoError } from '../../types.ts';
import { UsageError } from '../labels.ts';

export type HardCounts = {
  n: number;
  outcomes: Record<string, number>;
  fishes: Record<string, number>;
  views: Record<string, number>;
};

const count = (into: Record<string, number>, key: string) => {
  into[key] = (into[key] ?? 0) + 1;
};

/** What becomes of the photos in `hard`: they have no labels, so outcomes are counted, not judged. */
export const judgeHardPhotos = async (directory: string): Promise<HardCounts> => {
  const folder = join(directory, 'hard');
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`);
  const counts: HardCounts = { n: 0, outcomes: {}, fishes: {}, views: {} };
  for (const file of readdirSync(folder).sort()) {
    counts.n++;
    try {
      const result = await analysePhoto(await readFile(join(folder, file)));
      count(counts.outcomes, result.outcome);
      count(counts.fishes, String(result.fishes.length));
      count(counts.views, result.view);
    } catch (error) {
      if (!(error instanceof PhotoError)) throw error;
      count(counts.outcomes, error.code);
    }
  }
  return counts;
};
