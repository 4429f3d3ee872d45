import { classifier } from '../classify/model.ts';
import { FIRM } from '../gate/outcome.ts';
import { gate } from '../gate/model.ts';
import { isKnown } from '../eval/aliases.ts';
import { foldReport } from '../eval/fold-report.ts';
import { judgeSeeds } from '../eval/judge-seeds.ts';
import { score } from '../eval/judge.ts';
import { UsageError } from '../eval/labels.ts';
import { loadMeasured, loadPhotos } from '../eval/load.ts';
import { outcomeLines, scoreLines } from '../eval/report.ts';
import { judgeShipped } from '../eval/shipped.ts';
import { progress, readOptions, runCommand, type Options } from './run.ts';

const USAGE =
  'Usage: npm run eval -- photos --dir DIR --labels FILE [--json] [--folds 5] [--seeds 5]';

const print = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

const shipped = async ({ directory, labels, json }: Options): Promise<void> => {
  const photos = loadPhotos(directory, labels);
  const result = await judgeShipped(photos, json ? () => undefined : progress('judged'));
  const scores = score(result.verdicts, FIRM);
  if (json) {
    const { n, top1, top3, ece, refused, perClass } = scores;
    const { outside, msPerPhoto } = result;
    print([JSON.stringify({ n, top1, top3, ece, refused, outside, perClass, msPerPhoto })]);
    return;
  }
  print([
    'The shipped engine, photo by photo. Photos that it was fitted on are no test: see --folds.',
    ...scoreLines(scores),
    '',
    `labels outside the engine's classes: ${result.outside} photos`,
    `${result.msPerPhoto.toFixed(0)} ms a photo`,
    '',
    'outcomes by label',
    ...outcomeLines(result.outcomes),
  ]);
};

const folded = async (options: Options & { folds: number }): Promise<void> => {
  const { directory, labels, json, folds, seeds } = options;
  const photos = loadPhotos(directory, labels);
  const quiet = () => undefined;
  // Measured first, once; the judging processes then find everything in the cache.
  await loadMeasured(directory, photos, json ? quiet : progress('measured'));
  const { shares, temperature } = classifier();
  const { threshold } = gate();
  const runs = await judgeSeeds(
    { directory, labels, folds, seeds, tuning: { shares, temperature }, threshold },
    2,
    json ? quiet : progress('folds refitted and judged'),
  );
  const outside = photos.filter((p) => !isKnown(p.label)).length;
  print(foldReport(runs, { json, outside }));
};

runCommand(async () => {
  const options = readOptions(process.argv.slice(2), USAGE);
  if (options.words.join(' ') !== 'photos') throw new UsageError(USAGE);
  const { folds } = options;
  if (folds === null) await shipped(options);
  else await folded({ ...options, folds });
});
