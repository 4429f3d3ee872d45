import { parseArgs } from 'node:util';
import { weighParts } from '@nishiki/expert/koi-analysis/score/practice-score';
import type { Measures } from '@nishiki/vision/types';
import { copyOf } from './lib/copies.ts';
import { measured, photosOf } from './lib/measured.ts';
import { percentile } from './lib/numbers.ts';

const parts = ['body', 'pattern', 'colour'] as const;
type Points = Record<(typeof parts)[number] | 'total', number>;

/** Points of the three measured parts, and of all brought to 100 (85 of it hang on the photo). */
export const pointsOf = (measures: Measures, classId: string): Points => {
  const weighed = weighParts({ measures, classId, traits: [], lengthCm: null, blurred: false });
  const points = (part: (typeof parts)[number]): number =>
    (weighed[part].low + weighed[part].high) / 2;
  const [body, pattern, colour] = parts.map(points) as [number, number, number];
  return { body, pattern, colour, total: ((body + pattern + colour) * 100) / 75 };
};

/**
 * By how many points the score of another photo of the same fish differs: each photo against copies of
 * it with other light, cut, sharpness and compression. What `spread.ts` holds is the 80th percentile.
 */
export const run = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({
    args,
    options: {
      dir: { type: 'string' },
      labels: { type: 'string' },
      every: { type: 'string', default: '5' },
      copies: { type: 'string', default: '4' },
    },
  });
  if (!values.dir || !values.labels) throw new Error('Give --dir and --labels.');
  const apart: Points[] = [];
  let photos = 0;
  for await (const { photo, label, at } of photosOf(
    values.dir,
    values.labels,
    Number(values.every),
  )) {
    const first = measured(photo);
    if (!first) continue;
    photos += 1;
    const points = pointsOf(first, label);
    for (let copy = 1; copy <= Number(values.copies); copy += 1) {
      const again = measured(await copyOf(photo, at * 10 + copy));
      if (!again) continue;
      const other = pointsOf(again, label);
      apart.push({
        body: Math.abs(other.body - points.body),
        pattern: Math.abs(other.pattern - points.pattern),
        colour: Math.abs(other.colour - points.colour),
        total: Math.abs(other.total - points.total),
      });
    }
  }
  process.stdout.write(`${apart.length} copies of ${photos} photos\n`);
  for (const part of [...parts, 'total'] as const) {
    const row = [0.5, 0.8, 0.95].map((p) =>
      percentile(
        apart.map((each) => each[part]),
        p,
      ).toFixed(1),
    );
    process.stdout.write(`${part}: p50 ${row[0]}, p80 ${row[1]}, p95 ${row[2]} points\n`);
  }
};
