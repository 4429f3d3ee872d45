import { readFile } from 'node:fs/promises';
import { writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { progress } from '../../cli/run.ts';
import { markFeatures } from '../../measure/marks/features.ts';
import { marksModel, type MarksFile } from '../../measure/marks/model.ts';
import { shapeFindings } from '../../measure/marks/shape-findings.ts';
import type { SkinKind } from '../../measure/marks/skin-kinds.ts';
import { packTrees } from '../../model/file.ts';
import { groupedFolds } from '../folds.ts';
import { digest, UsageError, type LabelledPhoto } from '../labels.ts';
import { loadPhotos } from '../load.ts';
import { readPixels } from '../pixels.ts';
import { fitMarks } from './fit.ts';
import { halves } from './half.ts';
import { judgeScores, noScores, scorePhotos, thresholdsFor, type KindScores } from './judge.ts';
import { keeper } from './kept.ts';
import { normsOf } from './norms.ts';
import { markLines } from './report.ts';
import { sampleMarks, type MarkPhoto } from './sample.ts';

export const MARKS_USAGE =
  'Usage: npm run eval -- marks --dir DIR [--labels FILE] [--every N] [--fit FILE]';

/** Copies with drawn marks of each photo to learn from, and of each to judge by. */
const COPIES = { develop: 3, heldOut: 1 } as const;
/** Parts of the develop half; thresholds come from each part as read by a fit on the others. */
const PARTS = 2;
const SEED = 1;

/**
 * False marks a photo for each kind: 0.3 in all, less a reserve for outline and eyes. Sores and points
 * get the most, because there more of them finds more; specks and bare places are the least urgent.
 */
const allowed: Record<SkinKind, number> = {
  red_sore: 0.12,
  cotton_tuft: 0.03,
  white_point: 0.06,
  dark_speck: 0.02,
  missing_scale: 0.015,
};

type Grouped = MarkPhoto & Pick<LabelledPhoto, 'group' | 'label'>;

const measure = async (
  photos: readonly LabelledPhoto[],
  copies: number,
  what: string,
): Promise<Grouped[]> => {
  const measured: Grouped[] = [];
  const report = progress(what);
  const kept = keeper();
  for (const [i, { path, group, label }] of photos.entries()) {
    const name = join(basename(dirname(path)), basename(path));
    const seed = Number.parseInt(digest(name).slice(0, 6), 16);
    const one = await kept(`${name} ${copies}`, async () =>
      sampleMarks(await readPixels(await readFile(path)), copies, seed),
    );
    if (one !== null) measured.push({ ...one, group, label });
    report(i + 1, photos.length);
  }
  return measured;
};

/** Scores of every photo by a fit that saw none of its part. */
const scoresOutOfFold = (photos: readonly Grouped[]): KindScores => {
  const folds = groupedFolds(
    photos.map(({ group, label }) => ({ group, stratum: label })),
    PARTS,
    SEED,
  );
  const scores = noScores();
  for (let part = 0; part < PARTS; part++) {
    const trees = fitMarks(
      photos.filter((_, i) => folds[i] !== part),
      SEED,
    );
    scorePhotos(
      trees,
      photos.filter((_, i) => folds[i] === part),
      scores,
    );
  }
  return scores;
};

const fitModel = async (photos: readonly LabelledPhoto[]): Promise<MarksFile> => {
  const measured = await measure(photos, COPIES.develop, 'measured');
  const scores = scoresOutOfFold(measured);
  return {
    format: 1,
    version: new Date().toISOString().slice(0, 10),
    trainedOn: `${measured.length} photos with drawn marks; thresholds from the same, out of fold`,
    features: [...markFeatures],
    thresholds: thresholdsFor(scores, measured.length, allowed),
    norms: normsOf(measured),
    trees: packTrees(fitMarks(measured, SEED)),
  };
};

/**
 * Judges the detector of marks on the held-out half of the labelled photos: marks drawn on them, and
 * false marks on the photos as they are, which are taken for healthy fish. With `--every` it
 * judges every so many of them alone. With `--fit` it first fits the detector on the other half and
 * writes its file.
 */
export const judgeMarks = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({
    args,
    options: {
      dir: { type: 'string' },
      labels: { type: 'string' },
      every: { type: 'string', default: '1' },
      fit: { type: 'string' },
    },
  });
  if (values.dir === undefined) throw new UsageError(MARKS_USAGE);
  const every = Number(values.every);
  if (!Number.isInteger(every) || every < 1) throw new UsageError(MARKS_USAGE);
  const photos = loadPhotos(values.dir, values.labels ?? join(values.dir, 'labels.json'));
  const { develop, heldOut } = halves(photos);
  if (values.fit !== undefined)
    writeFileSync(values.fit, `${JSON.stringify(await fitModel(develop))}\n`);
  const model = marksModel();
  const judged = await measure(
    heldOut.filter((_, i) => i % every === 0),
    COPIES.heldOut,
    'judged',
  );
  const rows = judgeScores(scorePhotos(model.trees, judged), judged.length, model.thresholds);
  const perPhoto = (count: (photo: MarkPhoto) => number): number =>
    judged.reduce((sum, photo) => sum + count(photo), 0) / judged.length;
  const outline = {
    shape: perPhoto(({ shape }) => shapeFindings(shape, model.norms).length),
    others: perPhoto(({ others }) => others),
  };
  process.stdout.write(
    `${[`${judged.length} photos of the held-out half`, ...markLines(rows, outline)].join('\n')}\n`,
  );
};
