import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '../labels.ts';
import { loadPhotos } from '../load.ts';
import { plantedLines } from './report-planted.ts';
import { runPlanted } from './run-planted.ts';

const USAGE =
  'Usage: npm run eval -- planted --dir DIR [--labels FILE] [--half even|odd] [--count 50] [--seed 1]';

const read = (args: string[]) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        dir: { type: 'string' },
        labels: { type: 'string' },
        half: { type: 'string' },
        count: { type: 'string', default: '50' },
        seed: { type: 'string', default: '1' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
};

const whole = (text: string): number => {
  if (!/^[1-9]\d{0,4}$/.test(text))
    throw new UsageError(`--count and --seed are whole numbers.\n${USAGE}`);
  return Number(text);
};

/**
 * `npm run eval -- planted`: marks painted on healthy photos, and how many the engine finds. With
 * `--half`, groups of even or odd number alone: interim scores come from the even half, the figure
 * of the model card from the odd one.
 */
export const planted = async (
  args: string[],
  report: (done: number, total: number) => void,
): Promise<string[]> => {
  const { dir, labels, half, count, seed } = read(args);
  if (dir === undefined || (half !== undefined && half !== 'even' && half !== 'odd'))
    throw new UsageError(USAGE);
  const photos = loadPhotos(dir, labels ?? join(dir, 'labels.json')).filter(
    ({ group }) => half === undefined || Number(group) % 2 === (half === 'even' ? 0 : 1),
  );
  return plantedLines(await runPlanted(photos, whole(count), whole(seed), report));
};
