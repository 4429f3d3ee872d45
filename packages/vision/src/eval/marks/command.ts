import { readFile } from 'node:fs/promises';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { progress } from '../../cli/run.ts';
import { markFeatures } from '../../measure/marks/features.ts';
import { marksModel, type MarksFile } from '../../measure/marks/model.ts';
import { shapeFindings } from '../../measure/marks/shape-findings.ts';
import type { SkinKind } from '../../measure/marks/skin-kinds.ts';
import { packTrees } from '../../model/file.ts';
import { UsageError, type LabelledPhoto } from '../labels.ts';
import { loadPhotos } from '../load.ts';
import { readPixels } from '../pixels.ts';
import { fitMarks } from './fit.ts';
import { halves } from './half.ts';
import { judgeScores, scorePhotos, thresholdsFor } from './judge.ts';
import { normsOf } from './norms.ts';
import { markLines } from './report.ts';
import { sampleMarks, type MarkPhoto } from './sample.ts';

export const MARKS_USAGE =
  'Usage: npm run eval -- marks --dir DIR [--labels FILE] [--every N] [--fit FILE]';

/** Copies with drawn marks of each photo to learn from, and of each to judge by. */
const COPIES = { develop: 2, heldOut: 1 } as const;
/** Every so many photos of the develop half set the thresholds and are not learned from. */
const BAR = 3;
const SEED = 1;

/**
 * False marks a photo for each kind: 0.3 in all, less a reserve for outline and eyes. Specks and bare
 * places are the least urgent and get the least.
 */
const allowed: Record<SkinKind, number> = {
  red_sore: 0.09,
  cotton_tuft: 0.06,
  white_point: 0.05,
  dark_speck: 0.02,
  missing_scale: 0.02,
};

const measure = async (
  photos: readonly LabelledPhoto[],
  copies: number,
  what: string,
): Promise<MarkPhoto[]> => {
  const measured: MarkPhoto[] = [];
  const report = progress(what);
  for (const [i, { path }] of photos.entries()) {
    const one = await sampleMarks(await readPixels(await readFile(path)), copies, i + 1);
    if (one !== null) measured.push(one);
    report(i + 1, photos.length);
  }
  return measured;
};

const fitModel = async (photos: readonly LabelledPhoto[]): Promise<MarksFile> => {
  const measured = await measure(photos, COPIES.develop, 'measured');
  const isBar = (i: number): boolean => i % BAR === 0;
  const learned = measured.filter((_, i) => !isBar(i));
  const bar = measured.filter((_, i) => isBar(i));
  const trees = fitMarks(learned, SEED);
  return {
    format: 1,
    version: new Date().toISOString().slice(0, 10),
    trainedOn: `${learned.length} photos with drawn marks; thresholds from ${bar.length} others`,
    features: [...markFeatures],
    thresholds: thresholdsFor(scorePhotos(trees, bar), bar.length, allowed),
    norms: normsOf(measured),
    trees: packTrees(trees),
  };
};

/**
 * Judges the detector of marks on the held-out half of the labelled photos: marks drawn on them, and
 * false marks on the photos as they are, which are taken for healthy fish. With `--fit` it first fits
 * the detector on the other half and writes its file.
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
  const chosen = (half: readonly LabelledPhoto[]) => half.filter((_, i) => i % every === 0);
  if (values.fit !== undefined)
    writeFileSync(values.fit, `${JSON.stringify(await fitModel(chosen(develop)))}\n`);
  const model = marksModel();
  const judged = await measure(chosen(heldOut), COPIES.heldOut, 'judged');
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
