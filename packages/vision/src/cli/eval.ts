import { foldLines } from '../eval/fold-report.ts';
import { judgeFolds, PARTS } from '../eval/judge-folds.ts';
import { score } from '../eval/judge.ts';
import { UsageError } from '../eval/labels.ts';
import { loadMeasured, loadPhotos } from '../eval/load.ts';
import { negativesOf } from '../eval/negative-report.ts';
import { evalIdentity } from '../eval/identity/run.ts';
import { hard } from '../eval/hard/command.ts';
import { judgeMarks, MARKS_USAGE } from '../eval/marks/command.ts';
import { planted } from '../eval/planted/command.ts';
import { outcomeLines, scoreLines } from '../eval/report.ts';
import { dropBetween, dropLines } from '../eval/shift-report.ts';
import { judgeShipped } from '../eval/shipped.ts';
import { evalScenes, SCENES_USAGE } from './eval-scenes.ts';
import { FIRM } from '../gate/limits.ts';
import { progress, readOptions, runCommand, type Options } from './run.ts';

const USAGE = `Usage: npm run eval -- photos --dir DIR --labels FILE [--json] [--folds 5]
       npm run eval -- shift --dir DIR --labels FILE
${MARKS_USAGE}
${SCENES_USAGE}`;

const print = (lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`);
};

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

const folded = async ({ directory, labels, json }: Options): Promise<void> => {
  const photos = loadPhotos(directory, labels);
  const quiet = () => undefined;
  const { measured, withoutFish } = await loadMeasured(
    directory,
    photos,
    json ? quiet : progress('measured'),
  );
  const { verdicts, unfound } = judgeFolds(
    photos,
    measured,
    withoutFish,
    { dealing: 'fold', withGate: true },
    json ? quiet : (part) => progress('folds refitted and judged')(part + 1, PARTS),
  );
  const negatives = negativesOf(verdicts, withoutFish);
  print(foldLines(verdicts, unfound, negatives, { json }));
};

/** The same photos as another source would show them, and with tubs that look alike left out. */
const shift = async ({ directory, labels }: Options): Promise<void> => {
  const photos = loadPhotos(directory, labels);
  const { measured, withoutFish } = await loadMeasured(directory, photos, progress('measured'));
  const judge = (dealing: 'fold' | 'tub') =>
    judgeFolds(photos, measured, withoutFish, { dealing, withGate: false }, (part) =>
      progress(`parts by ${dealing}`)(part + 1, PARTS),
    ).verdicts.filter((v) => v.o.item.kind === 'koi');
  const isShifted = (v: { o: { item: { source: { kind: string } } } }) =>
    v.o.item.source.kind === 'shifted';
  const byFold = judge('fold');
  const plain = byFold.filter((v) => !isShifted(v));
  print(
    dropLines(
      'light, colour, contrast, scale and water changed',
      dropBetween(plain, byFold.filter(isShifted)),
    ),
  );
  const byTub = judge('tub');
  print(
    dropLines(
      'tubs that look alike left out together',
      dropBetween(
        plain,
        byTub.filter((v) => !isShifted(v)),
      ),
    ),
  );
  print(dropLines('both', dropBetween(plain, byTub.filter(isShifted))));
};

runCommand(async () => {
  const [word, ...rest] = process.argv.slice(2);
  if (word === 'marks') return judgeMarks(rest);
  if (word === 'planted') return print(await planted(rest, progress('painted and judged')));
  if (word === 'hard') return print(await hard(rest, progress('judged')));
  if (word === 'identity') return evalIdentity(rest);
  if (word === 'scenes') return evalScenes(rest);
  const options = readOptions(process.argv.slice(2), USAGE);
  const what = options.words.join(' ');
  if (what === 'shift') await shift(options);
  else if (what !== 'photos') throw new UsageError(USAGE);
  else if (options.folds === null) await shipped(options);
  else await folded(options);
});
