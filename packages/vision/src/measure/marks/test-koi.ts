import { MARGIN } from '../../features/panel.ts';
import type { Rgb } from '../../pipeline/raster.ts';
import { locate, straightenFound, type Found } from '../../pipeline/read-fish.ts';
import type { Fish } from '../../pipeline/find-fish.ts';
import { findBalance } from '../../pipeline/white-balance.ts';
import type { Mark } from '../../types.ts';
import { findMarks } from './find-marks.ts';
import type { SkinKind } from './skin-kinds.ts';
import { viewSkin, type SkinView, type Tone } from './skin-view.ts';
import { plantMarks, type Planted } from './test-marks.ts';

/** A photo whose fish was found once, to draw on many times. */
export type TestKoi = {
  photo: Rgb;
  found: Found;
  fish: Fish;
  tone: Tone;
  scale: number;
  view: SkinView;
};

/** A photo with marks of these kinds drawn on it, and what is found on it. */
export type Looked = {
  marks: Mark[];
  /** What was drawn, its place as fractions of the photo. */
  drawn: (Planted & { atX: number; atY: number })[];
};

/** Finds the fish on a photo. @throws Error without a fish */
export const testKoi = (photo: Rgb): TestKoi => {
  const found = locate(photo);
  const straightened = straightenFound(found);
  if (straightened === null) throw new Error('There is no fish on this photo.');
  const { fish } = straightened;
  const tone = findBalance(straightened.views.body, MARGIN);
  const scale = found.trimmed.image.height / found.small.height;
  const view = viewSkin(found.trimmed.image, fish.pose, scale, tone);
  return { photo, found, fish, tone, scale, view };
};

/** Draws marks on a copy of the photo and looks for them. */
export const lookAt = (koi: TestKoi, kinds: readonly SkinKind[], seed: number): Looked => {
  const { photo, found, fish, tone, scale, view } = koi;
  const { x, y } = found.trimmed;
  const image = { ...found.trimmed.image, data: found.trimmed.image.data.slice() };
  const planted = plantMarks(image, view, scale, tone, kinds, seed);
  const frame = { x, y, width: photo.width, height: photo.height };
  return {
    marks: findMarks({ image, scale, mask: fish.mask, pose: fish.pose, tone, frame }),
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
