import { readFile } from 'node:fs/promises';
import { readAllFish } from '../../find/read-all.ts';
import type { LabelledPhoto } from '../labels.ts';
import { readPixels } from '../pixels.ts';

export type KeptCounts = {
  n: number;
  /** Photos in which colour alone finds a shape of at least `good`, and how many are read otherwise now. */
  good: number;
  goodChanged: number;
  poor: number;
  poorChanged: number;
  /** Photos of one fish each in which it would be asked which is meant. */
  asked: number;
  views: Record<string, number>;
  /** Of the good ones: an outline lies on the fish that colour alone finds. */
  outlined: number;
};

const GOOD = 2;

/** Whether photos of single fish are still read by the mask that the classifier was fitted on. */
export const judgeKept = async (
  photos: readonly LabelledPhoto[],
  report: (done: number, total: number) => void,
): Promise<KeptCounts> => {
  const counts: KeptCounts = {
    n: photos.length,
    good: 0,
    goodChanged: 0,
    poor: 0,
    poorChanged: 0,
    asked: 0,
    views: {},
    outlined: 0,
  };
  for (const [i, { path }] of photos.entries()) {
    const { asEver, open, view, before, chosen } = readAllFish(
      await readPixels(await readFile(path)),
      null,
    );
    const isGood = before >= GOOD;
    if (isGood) counts.good++;
    else counts.poor++;
    if (!asEver && isGood) counts.goodChanged++;
    if (!asEver && !isGood) counts.poorChanged++;
    if (open) counts.asked++;
    if (isGood && chosen !== null) counts.outlined++;
    counts.views[view] = (counts.views[view] ?? 0) + 1;
    report(i + 1, photos.length);
  }
  return counts;
};
