/** Drawn fish for tests: a pattern by rule, shown as a photo might show it. */
import { normal, seeded } from '../pipeline/random.ts';
import { CELLS, COLUMNS, ROWS, writeFingerprint } from './layout.ts';

/** Of the body that the patches are drawn on; places and sizes are in its units. */
export const [WIDTH, LENGTH] = [54, 128];

export type Patch = {
  x: number;
  y: number;
  radius: number;
  colour: readonly [number, number, number];
};

/** OKLab. */
export const RED = [0.6, 0.16, 0.1] as const;
export const BLACK = [0.2, 0, 0] as const;
export const WHITE = [0.88, 0, 0.01] as const;

/** Seven patches of red and black, their places and sizes by seed. */
export const patchesOf = (seed: number): Patch[] => {
  const random = seeded(seed);
  return Array.from({ length: 7 }, (_, i) => ({
    x: 8 + 38 * random(),
    y: 10 + 108 * random(),
    radius: 7 + 7 * random(),
    colour: i < 5 ? RED : BLACK,
  }));
};

/** How a photo shows it. */
export type Shown = {
  /** Factor on lightness, and what is added to a and b. */
  light?: number;
  tint?: readonly [number, number];
  /** Part of the body at nose and tail that is cut off, 0 to 1. */
  nose?: number;
  tail?: number;
  turned?: boolean;
  noise?: number;
};

/** Sampled in the middle of each cell. */
export const drawnPrint = (patches: readonly Patch[], shown: Shown = {}): Uint8Array => {
  const { light = 1, tint = [0, 0], nose = 0, tail = 0, turned = false, noise = 0.01 } = shown;
  const random = seeded(99);
  const print = new Float32Array(CELLS * 3);
  for (let i = 0; i < CELLS; i++) {
    const at = turned ? CELLS - 1 - i : i;
    const x = (((at % COLUMNS) + 0.5) * WIDTH) / COLUMNS;
    const along = (Math.floor(at / COLUMNS) + 0.5) / ROWS;
    const y = LENGTH * (nose + along * (1 - nose - tail));
    const patch = patches.findLast((p) => Math.hypot(x - p.x, y - p.y) < p.radius);
    const [L, a, b] = patch?.colour ?? WHITE;
    print.set([L * light + noise * normal(random), a + tint[0], b + tint[1]], i * 3);
  }
  return writeFingerprint(print);
};
