import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPixels } from '@nishiki/vision/eval/pixels';
import { measureFish } from '@nishiki/vision/features/extract';
import { measuresOf } from '@nishiki/vision/measure/measures';
import { locate, straightenFound } from '@nishiki/vision/pipeline/read-fish';
import type { Rgb } from '@nishiki/vision/pipeline/raster';
import type { Measures } from '@nishiki/vision/types';

/** Below it the shape is doubtful (`fish.poseScore` of the engine's result). */
export const CLEAR_SHAPE = 2;

/** Measures of a photo whose fish has a clear shape, without asking what it is; else null. */
export const measured = (photo: Rgb): Measures | null => {
  const straightened = straightenFound(locate(photo));
  if (!straightened || straightened.fish.measures.score < CLEAR_SHAPE) return null;
  return measuresOf(straightened, measureFish(straightened));
};

type LabelledPhoto = { photo: Rgb; label: string; at: number };

/** Every so many photos of a labelled folder, one after the other. */
export async function* photosOf(
  directory: string,
  labels: string,
  every: number,
): AsyncGenerator<LabelledPhoto> {
  const { photos } = JSON.parse(await readFile(labels, 'utf8')) as {
    photos: { file: string; label: string }[];
  };
  for (const [at, { file, label }] of photos.entries())
    if (at % every === 0)
      yield { photo: await readPixels(await readFile(join(directory, file))), label, at };
}
