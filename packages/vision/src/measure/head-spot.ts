import { patchesOf, type Patch } from './patch-shapes.ts';
import { acrossOf, alongOf, type ShowView } from './show-view.ts';
import type { HeadSpot } from './show-measures.ts';

/** The head of a koi takes the first fifth; a spot may lie a little over its rear edge. */
const HEAD_END = 0.24;
const SPOT_END = 0.32;
const LEAST = 0.005;

/**
 * Smaller over greater radius of inertia, times how much of the ellipse with the same moments is
 * filled. `shape` is the width of a cell over its length there.
 */
const roundness = ({ area, xx, xy, yy }: Patch, shape: number): number => {
  const [a, b, d] = [xx * shape * shape, xy * shape, yy];
  const middle = (a + d) / 2;
  const apart = Math.hypot((a - d) / 2, b);
  const small = Math.max(1e-6, middle - apart);
  const great = middle + apart;
  // A uniform ellipse with semi-axes p and q has the moments p^2/4 and q^2/4 and the area pi p q.
  const filled = (area * shape) / (4 * Math.PI * Math.sqrt(small * great));
  return Math.sqrt(small / great) * Math.min(1, filled);
};

/** The spot of a Tancho or Maruten: the largest patch that lies on the head alone; null without one. */
export const findHeadSpot = (view: ShowView): HeadSpot | null => {
  const { patches } = patchesOf(view.red);
  const spot = patches
    .filter(
      ({ area, y, bottom }) =>
        area >= LEAST * view.red.data.length &&
        alongOf(view, y) < HEAD_END &&
        alongOf(view, bottom) < SPOT_END,
    )
    .sort((a, b) => b.area - a.area)[0];
  if (spot === undefined) return null;
  return {
    area: spot.area / view.red.data.length,
    roundness: roundness(spot, view.cellShape[Math.round(spot.y)]),
    along: alongOf(view, spot.y),
    across: acrossOf(view, spot.x),
    whole: spot.left > 0 && spot.right < view.width - 1 && spot.top > 0,
  };
};
