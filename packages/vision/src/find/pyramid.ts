import type { Rgb } from '../pipeline/raster.ts';
import { toLongSide } from '../pipeline/resize.ts';

/** Long side of the picture in which fish are looked for. */
export const NET_SIDE = 448;

/** One photo at several sizes, the smallest first, the photo itself last. */
export type Pyramid = readonly Rgb[];

const SIDES = [112, 224] as const;

/** @param middle the photo with a long side of 448 px, where it is there already */
export const pyramidOf = (photo: Rgb, middle: Rgb = toLongSide(photo, NET_SIDE)): Pyramid => {
  const half = toLongSide(middle, SIDES[1]);
  return [toLongSide(half, SIDES[0]), half, middle, photo];
};
