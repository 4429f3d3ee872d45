import { straighten, type Views } from './canonical.ts';
import { findFish, type Fish, type Search } from './find-fish.ts';
import type { Rgb } from './raster.ts';
import { toLongSide } from './resize.ts';
import { trimBorders, type Trimmed } from './trim.ts';

/** Long side of the picture in which the fish is sought, and of the one it is sampled from. */
export const SEARCH_SIDE = 224;
export const SAMPLE_SIDE = 448;

export type Found = {
  trimmed: Trimmed;
  small: Rgb;
  large: Rgb;
  search: Search;
};

export type Straightened = { fish: Fish; views: Views };

/** Trims borders and looks for the fish. Throws nothing: `search.fish` is null when there is none. */
export const locate = (photo: Rgb): Found => {
  const trimmed = trimBorders(photo);
  const large = toLongSide(trimmed.image, SAMPLE_SIDE);
  const small = toLongSide(large, SEARCH_SIDE);
  return { trimmed, small, large, search: findFish(small) };
};

/** The straightened views of a fish that was found, or null. */
export const straightenFound = (found: Found): Straightened | null => {
  const { fish } = found.search;
  if (fish === null) return null;
  const scale = found.large.height / found.small.height;
  return { fish, views: straighten(found.large, fish.mask, fish.pose, scale) };
};
