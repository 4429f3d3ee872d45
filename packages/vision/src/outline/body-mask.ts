import { components, fillHoles } from '../pipeline/components.ts';
import { close, open } from '../pipeline/morphology.ts';
import { otsu } from '../pipeline/otsu.ts';
import { maskWhere, type Mask } from '../pipeline/raster.ts';

/** Spreads of the water's colour beyond which nothing more is learnt. */
export const CEILING = 14;
/** Between these many spreads lies the border of water and fish. */
const LOWEST = 2.8;
const HIGHEST = 5;
const SHARE_OF_OTSU = 0.62;

/** Spreads from the water's colour at which fish begins. */
export const borderOf = (unlike: Float32Array): number => {
  const parted = otsu(unlike.map((v) => Math.min(1, v / CEILING))) * CEILING;
  return Math.min(HIGHEST, Math.max(LOWEST, SHARE_OF_OTSU * parted));
};

/** The connected piece unlike the water that shares most with the fish that was found; null without any. */
export const bodyMask = (
  unlike: Float32Array,
  border: number,
  fish: Mask,
  besides: Mask | null,
): Mask | null => {
  const { width, height } = fish;
  const raw = maskWhere(width, height, (p) => unlike[p] > border || besides?.data[p] === 1);
  const clean = open(fillHoles(close(raw)));
  const { labels, areas } = components(clean);
  const shared = new Float64Array(areas.length + 1);
  for (let p = 0; p < labels.length; p++) if (fish.data[p] === 1) shared[labels[p]]++;
  shared[0] = 0;
  const best = shared.indexOf(Math.max(...shared));
  if (best <= 0) return null;
  return maskWhere(width, height, (p) => labels[p] === best);
};
