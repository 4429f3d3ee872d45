import { MARGIN } from '../../features/panel.ts';
import type { Rgb } from '../../pipeline/raster.ts';
import { locate, straightenFound } from '../../pipeline/read-fish.ts';
import { findBalance } from '../../pipeline/white-balance.ts';
import type { Mark } from '../../types.ts';
import { findMarks } from './find-marks.ts';
import type { SkinKind } from './skin-kinds.ts';
import { viewSkin } from './skin-view.ts';
import { plantMarks, type Planted } from './test-marks.ts';

/** A photo with marks of these kinds drawn on it, and what is found on it. */
export type Looked = {
  marks: Mark[];
  /** What was drawn, its place as fractions of the photo. */
  drawn: (Planted & { atX: number; atY: number })[];
};

/** Finds the fish on a photo, draws marks on it and looks for them. @throws Error without a fish */
export const lookAt = (photo: Rgb, kinds: readonly SkinKind[], seed: number): Looked => {
  const found = locate(photo);
  const straightened = straightenFound(found);
  if (straightened === null) throw new Error('There is no fish on this photo.');
  const { pose, mask } = straightened.fish;
  const tone = findBalance(straightened.views.body, MARGIN);
  const image = { ...found.trimmed.image, data: found.trimmed.image.data.slice() };
  const scale = image.height / found.small.height;
  const view = viewSkin(image, pose, scale, tone);
  const planted = plantMarks(image, view, scale, tone, kinds, seed);
  const { x, y } = found.trimmed;
  const frame = { x, y, width: photo.width, height: photo.height };
  return {
    marks: findMarks({ image, scale, mask, pose, tone, frame }),
    drawn: planted.map((mark) => {
      const p = mark.y * view.width + mark.x;
      return {
        ...mark,
        atX: (x + (view.positions[2 * p] + 0.5) * scale) / photo.width,
        atY: (y + (view.positions[2 * p + 1] + 0.5) * scale) / photo.height,
      };
    }),
  };
};
