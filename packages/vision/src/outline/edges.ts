/** Widths tried on either side, in shares of the greatest half width. */
const WIDTHS = 44;
const REACH = 1.45;
const STEEPEST = 3;
/** The snout is blunt: over these first stations the edge may run nearly across the fish. */
const SNOUT = 5;
const SNOUT_STEEPEST = 9;
const SMOOTH = 0.5;
const PRIOR = 0.22;
/** Wider than expected is a fin more often than a body. */
const TOO_WIDE = 2.2;

/**
 * The most likely course of one edge: gains of the cells inside it, held to the expected half widths
 * and to a smooth line. Dynamic programming over stations.
 * @param gains how much likelier body than water each cell is (-1 to 1), station by station
 * @param expected half width over the greatest, and its spread, per station
 * @returns half width over the greatest, per station
 */
export const traceEdge = (
  gains: Float32Array,
  expected: readonly { mean: number; spread: number }[],
): Float64Array => {
  const n = expected.length;
  const cost = new Float64Array(n * WIDTHS);
  const from = new Uint8Array(n * WIDTHS);
  for (let i = 0; i < n; i++) {
    let inside = 0;
    const { mean, spread } = expected[i];
    for (let w = 0; w < WIDTHS; w++) {
      const at = i * WIDTHS + w;
      const off = (halfOf(w) - mean) / spread;
      inside += gains[at];
      const held = PRIOR * Math.min(16, off * off) * (off > 0 ? TOO_WIDE : 1);
      let best = 0;
      if (i > 0) {
        best = Infinity;
        const steepest = i < SNOUT ? SNOUT_STEEPEST : STEEPEST;
        const stiff = i < SNOUT ? 0.05 : SMOOTH;
        const low = Math.max(0, w - steepest);
        const high = Math.min(WIDTHS - 1, w + steepest);
        for (let v = low; v <= high; v++) {
          const c = cost[at - WIDTHS - w + v] + stiff * (w - v) * (w - v);
          if (c < best) {
            best = c;
            from[at] = v;
          }
        }
      }
      cost[at] = best - inside + held;
    }
  }
  const out = new Float64Array(n);
  let w = 0;
  for (let v = 1; v < WIDTHS; v++)
    if (cost[(n - 1) * WIDTHS + v] < cost[(n - 1) * WIDTHS + w]) w = v;
  for (let i = n - 1; i >= 0; i--) {
    out[i] = halfOf(w);
    w = from[i * WIDTHS + w];
  }
  return out;
};

/** Half width at the outer edge of a column of gains. */
export const halfOf = (column: number): number => ((column + 1) * REACH) / WIDTHS;
export const COLUMNS = WIDTHS;
