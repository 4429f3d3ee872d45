import { MARGIN } from '../../features/panel.ts';
import { measureBody } from '../../measure/body.ts';
import { findDents } from '../../measure/marks/dents.ts';
import { outlineRoughness } from '../../measure/marks/edge.ts';
import { findCloudedEye } from '../../measure/marks/eyes.ts';
import { readSkin, type Measured } from '../../measure/marks/read-skin.ts';
import type { SkinKind } from '../../measure/marks/skin-kinds.ts';
import { viewSkin, type SkinView } from '../../measure/marks/skin-view.ts';
import { tablesOf } from '../../measure/marks/tables.ts';
import { plantMarks, type Planted } from '../../measure/marks/test-marks.ts';
import type { Rgb } from '../../pipeline/raster.ts';
import { locate, straightenFound } from '../../pipeline/read-fish.ts';
import { findBalance } from '../../pipeline/white-balance.ts';
import { makeRandom } from '../../render/random.ts';
import { throughJpeg } from '../pixels.ts';

/** Everything that stands out on one photo, and what was drawn on it. */
export type MarkSample = { measured: Measured[]; planted: Planted[] };

/** What is known of one photo: as it is, with marks drawn on it, and its outline. */
export type MarkPhoto = {
  clean: MarkSample;
  copies: MarkSample[];
  shape: { roughness: number; lengthToWidth: number };
  /** Bites out of the outline and pale eyes found on it as it is. */
  others: number;
};

/** Findings of which a few are drawn on each copy. */
const DRAWN: readonly SkinKind[] = [
  ...['red_sore', 'cotton_tuft', 'white_point', 'dark_speck', 'missing_scale'],
  ...['red_sore', 'cotton_tuft', 'white_point'],
] as SkinKind[];
const ON_EACH = 3;

const read = (view: SkinView): Measured[] => readSkin(view, tablesOf(view));

/**
 * A photo as it is, then copies with marks drawn on them, every second one through JPEG.
 * @returns null where no fish was found
 */
export const sampleMarks = async (
  photo: Rgb,
  copies: number,
  seed: number,
): Promise<MarkPhoto | null> => {
  const found = locate(photo);
  const straightened = straightenFound(found);
  if (straightened === null) return null;
  const { pose } = straightened.fish;
  const balance = findBalance(straightened.views.body, MARGIN);
  const { image } = found.trimmed;
  const scale = image.height / found.small.height;
  const view = viewSkin(image, pose, scale, balance);
  const clean = { measured: read(view), planted: [] };
  const drawn: MarkSample[] = [];
  for (let copy = 0; copy < copies; copy++) {
    const picture = { ...image, data: image.data.slice() };
    const random = makeRandom(seed * 31 + copy);
    const kinds = [...DRAWN].sort(() => random.next() - 0.5).slice(0, ON_EACH);
    const planted = plantMarks(picture, view, scale, balance, kinds, seed * 97 + copy);
    const final =
      copy % 2 === 1 ? await throughJpeg(picture, Math.round(random.between(68, 92))) : picture;
    drawn.push({ measured: read(viewSkin(final, pose, scale, balance)), planted });
  }
  const shape = {
    roughness: outlineRoughness(image, pose, scale),
    lengthToWidth: measureBody(straightened.fish.mask, pose).lengthToWidth,
  };
  const eye = findCloudedEye(view, tablesOf(view), pose.length * scale);
  const others = findDents(straightened.fish.mask, pose).length + (eye ? 1 : 0);
  return { clean, copies: drawn, shape, others };
};
