/** One print laid over another as closely as can be, and where both show the body. */
import { AS_IT_IS, agreement, fine, place, sample, type Placement } from './align.ts';
import { COLUMNS, ROWS, type Print } from './layout.ts';
import { fitAll } from './search.ts';

/** Columns at either side where flank and water take turns. */
const EDGE = 2;
/** Cells that differ most and are left out of the judgement: a patch that changed must not spoil it. */
const LEFT_OUT = 0.25;

export type Overlay = {
  /** The older print as it lies over the newer. */
  readonly laid: Print;
  /** Cells in which both show the body. */
  readonly cells: readonly number[];
  /** Correlation of the cells that agree best, -1 to 1: how well the outlines were laid. */
  readonly similarity: number;
};

const finer = [-1, 0, 1];

/** Climbs from a placement to a better one in small steps of stretch, along and across. */
const refined = (older: Print, newer: Print, from: Placement): Placement => {
  const grid = fine(older);
  const onto = place(fine(newer)).values;
  let found = from;
  let most = agreement(place(grid, from).values, onto);
  for (const step of [1, 0.5]) {
    const start = found;
    for (const s of finer)
      for (const y of finer)
        for (const x of finer) {
          const at = {
            ...start,
            stretch: start.stretch + 0.04 * step * s,
            along: start.along + 0.6 * step * y,
            across: start.across + 0.6 * step * x,
          };
          const value = agreement(place(grid, at).values, onto);
          if (value > most) [found, most] = [at, value];
        }
  }
  return found;
};

const shared = ({ stretch, along, across }: Placement): number[] => {
  const middle = (ROWS - 1) / 2;
  const out: number[] = [];
  for (let row = 0; row < ROWS; row++) {
    const from = (row - middle) * stretch + middle + along;
    if (from < 0 || from > ROWS - 1) continue;
    for (let column = EDGE; column < COLUMNS - EDGE; column++)
      if (column + across >= EDGE && column + across < COLUMNS - EDGE)
        out.push(row * COLUMNS + column);
  }
  return out;
};

/** Correlation of the cells whose colours are nearest, each channel about its own mean. */
const trimmed = (laid: Print, newer: Print, cells: readonly number[]): number => {
  const apart = (i: number): number => {
    let sum = 0;
    for (let c = 0; c < 3; c++) sum += ((laid[i * 3 + c] ?? 0) - (newer[i * 3 + c] ?? 0)) ** 2;
    return sum;
  };
  const kept = cells
    .map((i) => ({ i, d: apart(i) }))
    .sort((p, q) => p.d - q.d)
    .slice(0, Math.round(cells.length * (1 - LEFT_OUT)));
  const [pp, qq, pq] = [0, 1, 2].reduce(
    ([a, b, ab], c) => {
      const values = kept.map(({ i }) => [laid[i * 3 + c] ?? 0, newer[i * 3 + c] ?? 0] as const);
      const [mp, mq] = [0, 1].map(
        (k) => values.reduce((s, v) => s + (v[k] ?? 0), 0) / values.length,
      );
      for (const [p, q] of values) {
        a += (p - (mp ?? 0)) ** 2;
        b += (q - (mq ?? 0)) ** 2;
        ab += (p - (mp ?? 0)) * (q - (mq ?? 0));
      }
      return [a, b, ab] as const;
    },
    [0, 0, 0] as readonly [number, number, number],
  );
  return pq / Math.sqrt(Math.max(1e-9, pp * qq));
};

/** Lays the older print over the newer. */
export const overlay = (older: Print, newer: Print): Overlay => {
  const rough = fitAll(older, [newer])[0]?.placement ?? AS_IT_IS;
  const placement = refined(older, newer, rough);
  const laid = sample(fine(older), placement);
  const cells = shared(placement);
  return { laid, cells, similarity: trimmed(laid, newer, cells) };
};
