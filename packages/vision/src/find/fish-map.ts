import type { Rgb } from '../pipeline/raster.ts';
import { flatProbabilities } from './flat-trees.ts';
import type { Finder } from './model.ts';
import { addContext, LOOK_COLUMNS, measurePixels } from './pixel-measures.ts';

/** Long side of the picture in which fish are looked for. */
export const MAP_SIDE = 176;

/** How likely each pixel of a small picture belongs to a fish's body, 0 to 1. */
export type FishMap = { width: number; height: number; data: Float32Array };

/** Surroundings that hold less likeness than this are water: no second look is needed. */
const WATER = 0.04;
const SURROUNDINGS = LOOK_COLUMNS + 2;

/** Two rounds: from what a pixel looks like, then from what its surroundings turned out to be. */
export const mapFish = (
  image: Rgb,
  { look, context }: Pick<Finder, 'look' | 'context'>,
): FishMap => {
  const { width, height } = image;
  const table = measurePixels(image);
  const { data, columns } = table;
  addContext(table, flatProbabilities(look, data, columns));
  const worth = (p: number) => data[p * columns + SURROUNDINGS] > WATER;
  return { width, height, data: flatProbabilities(context, data, columns, worth) };
};
