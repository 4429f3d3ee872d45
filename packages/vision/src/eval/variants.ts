import { readFile } from 'node:fs/promises';
import type { Rgb } from '../pipeline/raster.ts';
import { jittered } from './jitter.ts';
import { cartoonKoi } from './negatives/cartoon.ts';
import { emptyTub } from './negatives/empty-tub.ts';
import { plainPicture } from './negatives/plain.ts';
import { readPixels } from './pixels.ts';
import { shifted } from './shift.ts';

/**
 * One picture to measure. `copy` 0 is the picture itself, 1 and more are jittered copies; `shifted`
 * ones are seen as another source would show them, `copy` being the try. `drawn`
 * pictures need no file; their `seed` says which.
 */
export type Source =
  | { kind: 'photo' | 'empty-tub' | 'shifted'; path: string; hash: string; copy: number }
  | { kind: 'plain' | 'cartoon'; seed: number; copy: number };

/** Name of a source in the cache. */
export const sourceKey = (source: Source): string =>
  'path' in source
    ? `${source.kind}-${source.hash}-${source.copy}`
    : `${source.kind}-${source.seed}-${source.copy}`;

const seedOf = (source: Source): number => {
  let seed = 2166136261;
  for (const c of sourceKey(source)) seed = Math.imul(seed ^ c.charCodeAt(0), 16777619);
  return seed >>> 0;
};

const original = async (source: Source): Promise<Rgb | null> => {
  if (!('path' in source))
    return source.kind === 'plain' ? plainPicture(source.seed) : cartoonKoi(source.seed);
  const photo = await readPixels(await readFile(source.path));
  if (source.kind === 'shifted') return shifted(photo, seedOf(source));
  return source.kind === 'photo' ? photo : emptyTub(photo);
};

/** The pixels of a source, or null when it cannot be made. */
export const render = async (source: Source): Promise<Rgb | null> => {
  const picture = await original(source);
  if (picture === null || source.copy === 0 || source.kind === 'shifted') return picture;
  return jittered(picture, seedOf(source));
};
