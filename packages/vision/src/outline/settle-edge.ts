import { smoothLine } from '../pipeline/numbers.ts';

/** Pixels that the edge may move inwards and outwards, and between which two it is looked at. */
const INWARDS = 1.5;
const OUTWARDS = 0.5;
const STEP = 0.5;
const APART = 1;
/** Spreads of the water's colour from which on all is skin: borders between its colours do not count. */
const SKIN = 12;
/** Stations over which the moves are evened out: a fin's root says nothing of the body's edge. */
const EVEN = 2.5;

/**
 * Moves an edge to where the unlikeness falls off most steeply. The border between water and fish is
 * low, so that pale skin counts; on a strong contrast the blurred foot of the edge lies outside it.
 * @param halves half widths in pixels by station  @param unlikeAt unlikeness at a station and half width
 */
export const settleEdge = (
  halves: Float64Array,
  unlikeAt: (row: number, half: number) => number,
): Float64Array => {
  const moves = halves.map((half, row) => {
    let best = 0;
    let most = 0;
    for (let move = -INWARDS; move <= OUTWARDS; move += STEP) {
      const inside = Math.min(SKIN, unlikeAt(row, half + move - APART));
      const fall = inside - Math.min(SKIN, unlikeAt(row, half + move + APART));
      if (fall > most) {
        most = fall;
        best = move;
      }
    }
    return best;
  });
  const even = smoothLine(moves, EVEN);
  return halves.map((half, row) => Math.max(0.5, half + even[row]));
};
