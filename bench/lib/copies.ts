import { jittered } from '@nishiki/vision/eval/jitter';
import { crop, type Rgb } from '@nishiki/vision/pipeline/raster';
import { seeded } from '@nishiki/vision/pipeline/random';

/** At most this share of each side is cut off. */
const CUT = 0.03;

/** The same photo as it might have been taken a moment later: cut, light, sharpness, compression. */
export const copyOf = (photo: Rgb, seed: number): Promise<Rgb> => {
  const random = seeded(seed);
  const cut = (side: number): number => Math.floor(side * CUT * random());
  const [left, right, top, bottom] = [
    cut(photo.width),
    cut(photo.width),
    cut(photo.height),
    cut(photo.height),
  ];
  return jittered(
    crop(photo, left, top, photo.width - left - right, photo.height - top - bottom),
    seed,
  );
};
