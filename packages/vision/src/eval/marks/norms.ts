import { percentileOfSorted } from '../../pipeline/numbers.ts';
import type { MarksFile } from '../../measure/marks/model.ts';
import type { MarkPhoto } from './sample.ts';

/** One healthy fish in a hundred lies beyond each norm. */
const BEYOND = 1;

/** Outline and girth that hardly any of these healthy fish exceed. */
export const normsOf = (photos: readonly Pick<MarkPhoto, 'shape'>[]): MarksFile['norms'] => {
  const sorted = (values: number[]) => values.sort((p, q) => p - q);
  const rough = sorted(photos.map(({ shape }) => shape.roughness));
  const long = sorted(photos.map(({ shape }) => shape.lengthToWidth));
  const short = (v: number) => Number(v.toPrecision(4));
  return {
    roughest: short(percentileOfSorted(rough, 100 - BEYOND)),
    broadest: short(percentileOfSorted(long, BEYOND)),
    narrowest: short(percentileOfSorted(long, 100 - BEYOND)),
  };
};
