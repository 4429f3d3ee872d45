import type { ShowView } from './show-view.ts';
import type { Kiwa } from './show-measures.ts';

const SPAN = 6;
/** Fewer edges than this say nothing. */
const LEAST = 16;

type Sum = { sharpness: number; count: number };

const meanOf = ({ sharpness, count }: Sum): number | null =>
  count < LEAST ? null : sharpness / count;

/**
 * Looks at each place where, over seven cells, white turns to red or red to white with the middle of
 * the change half way, and takes how much of the change lies in its steepest step.
 */
export const measureKiwa = ({ lab, red, white, width, height }: ShowView): Kiwa => {
  const front: Sum = { sharpness: 0, count: 0 };
  const rear: Sum = { sharpness: 0, count: 0 };
  const sides: Sum = { sharpness: 0, count: 0 };
  const apart = (p: number, q: number): number =>
    Math.hypot(
      lab[3 * p] - lab[3 * q],
      lab[3 * p + 1] - lab[3 * q + 1],
      lab[3 * p + 2] - lab[3 * q + 2],
    );
  const look = (p: number, stride: number, rising: Sum, falling: Sum): void => {
    const end = p + SPAN * stride;
    const rises = white.data[p] === 1 && red.data[end] === 1;
    if (!rises && !(red.data[p] === 1 && white.data[end] === 1)) return;
    const contrast = apart(p, end);
    const middle = p + (SPAN / 2) * stride;
    // The place is counted once: where the middle cell is the first on the far side of the change.
    if (apart(p, middle) < contrast / 2 || apart(p, middle - stride) >= contrast / 2) return;
    let steepest = 0;
    for (let k = 0; k < SPAN; k++)
      steepest = Math.max(steepest, apart(p + k * stride, p + (k + 1) * stride));
    const sum = rises ? rising : falling;
    sum.sharpness += Math.min(1, Math.max(0, (steepest / contrast - 1 / SPAN) / (1 - 1 / SPAN)));
    sum.count++;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const p = y * width + x;
      if (x + SPAN < width) look(p, 1, sides, sides);
      if (y + SPAN < height) look(p, width, front, rear);
    }
  return { front: meanOf(front), rear: meanOf(rear), sides: meanOf(sides) };
};
