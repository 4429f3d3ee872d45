import type { Straightened } from '../pipeline/read-fish.ts';
import { BODY_COLUMNS, ROWS, WIDE_COLUMNS } from '../pipeline/canonical.ts';
import { applyBalance, type Balance } from '../pipeline/white-balance.ts';

/** Body view (three channels), the same columns of the wide view (three) and its mask (one). */
export const INPUT = { channels: 7, rows: ROWS, columns: BODY_COLUMNS } as const;

/** First column of the wide view that the network sees: water far from the fish tells it nothing. */
const WIDE_FROM = 12;
const WIDE_SEEN = WIDE_COLUMNS - 2 * WIDE_FROM;

/**
 * What the network reads of a straightened fish: channel by channel, row by row, head up. The body
 * is white-balanced; fins lie in the water, so only the exposure is carried over to the wide view.
 */
export const networkInput = ({ views }: Straightened, balance: Balance): Float32Array => {
  const { rows, columns } = INPUT;
  const plane = rows * columns;
  const out = new Float32Array(INPUT.channels * plane);
  const body = applyBalance(views.body, balance).data;
  for (let p = 0; p < plane; p++) for (let c = 0; c < 3; c++) out[c * plane + p] = body[p * 3 + c];
  const wide = applyBalance(views.wide, { ...balance, a: 0, b: 0 }).data;
  for (let x = 0; x < columns; x++) {
    const at = WIDE_FROM + ((x + 0.5) * WIDE_SEEN) / columns - 0.5;
    const left = Math.floor(at);
    const share = at - left;
    for (let y = 0; y < rows; y++) {
      const from = y * WIDE_COLUMNS + left;
      const to = y * columns + x;
      for (let c = 0; c < 3; c++)
        out[(3 + c) * plane + to] =
          wide[from * 3 + c] * (1 - share) + wide[(from + 1) * 3 + c] * share;
      out[6 * plane + to] = views.wideMask[from] * (1 - share) + views.wideMask[from + 1] * share;
    }
  }
  return out;
};
