import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { progress } from '../../cli/run.ts';
import { groupedFolds } from '../folds.ts';
import { UsageError } from '../labels.ts';
import { loadPhotos } from '../load.ts';
import { wilson } from '../metrics.ts';
import { judgeChanges, type ChangeFigures } from './changes.ts';
import { GALLERY, searchAll, type Found } from './gallery.ts';
import { readPrints, SECONDS, type FishPrints } from './prints.ts';

export const IDENTITY_USAGE =
  'Usage: npm run eval -- identity --dir DIR [--labels FILE] [--every N]';

const SEED = 1;

const share = (hits: number, n: number): string => {
  const [low, high] = wilson(hits, n).map((v) => (100 * v).toFixed(1));
  return `${((100 * hits) / Math.max(1, n)).toFixed(1)} % (${hits} of ${n}; ${low} to ${high})`;
};

const searchLines = (f: Found): string[] => {
  const read = f.queries - f.unread;
  return [
    `${f.fish} fish, ${f.queries} second photos, each among ${Math.min(GALLERY, f.fish)} fish`,
    `own fish first, of all second photos:   ${share(f.first, f.queries)}`,
    `own fish first, where both were read:   ${share(f.first, read)}`,
    `not read, asked for another photo:      ${share(f.unread, f.queries)}`,
    `own fish first and called same:         ${share(f.same, read)}`,
    `own fish called unsure:                 ${share(f.unsure, read)}, hardly any pattern ${f.plain}`,
    `own fish called different:              ${share(f.denied, read)}`,
    `another fish called same, own present:  ${share(f.otherSame, read)}`,
    `a fish called same, own not there:      ${share(f.absentSame, read)}`,
  ];
};

const changeLines = (f: ChangeFigures): string[] => [
  `no change told of an unchanged fish:    ${share(f.pairs - f.falsely, f.pairs)}`,
  `nothing told, laid too differently:     ${share(f.unclear, f.pairs)}`,
  ...f.planted.map(({ what, pairs, found }) => `planted ${what}, found: ${share(found, pairs)}`),
  `99.5 % of differences of unchanged fish: ${Object.entries(f.noise)
    .map(([key, value]) => `${key} ${value.toFixed(1)}`)
    .join(', ')}`,
];

const half = (name: string, fishes: readonly FishPrints[]): string[] => [
  name,
  ...searchLines(searchAll(fishes, SEED)),
  ...changeLines(judgeChanges(fishes)),
  '',
];

/**
 * Judges the fingerprint on second photos made from the photos of a folder, each found, straightened
 * and fingerprinted anew. Thresholds were set on the tuning half; the judging half is the figure.
 */
export const evalIdentity = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({
    args,
    options: {
      dir: { type: 'string' },
      labels: { type: 'string' },
      every: { type: 'string', default: '1' },
    },
  });
  const { dir, labels, every } = values;
  if (dir === undefined || !(Number(every) >= 1)) throw new UsageError(IDENTITY_USAGE);
  const photos = loadPhotos(dir, labels ?? join(dir, 'labels.json')).filter(
    (_, i) => i % Number(every) === 0,
  );
  const fishes = await readPrints(photos, progress('photos read'));
  const halfOf = groupedFolds(
    photos.map(({ group, label }) => ({ group, stratum: label })),
    2,
    SEED,
  );
  const part = (k: number) => fishes.filter((_, i) => halfOf[i] === k);
  const lines = [
    `${SECONDS} second photos of each fish: any angle, crop, light, white balance, blur, compression`,
    ...half('Tuning half (thresholds were set here):', part(0)),
    ...half('Judging half:', part(1)),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
};
