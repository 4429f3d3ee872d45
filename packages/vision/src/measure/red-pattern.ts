import { fillHoles } from '../pipeline/components.ts';
import { maskWhere } from '../pipeline/raster.ts';
import { patchesOf, type Patch } from './patch-shapes.ts';
import { acrossOf, alongOf, placeOf, shareWithin, type ShowView } from './show-view.ts';
import type { BodyPlace, RedPattern } from './show-measures.ts';

/** A koi has about 36 scales along its side and 12 across its back: a scale is about 15 cells. */
const SCALE = 15;
const STEP_AREA = 0.015;
const BACK = 0.6;
const STRAY = [SCALE / 3, 4 * SCALE] as const;
const STRAY_FROM = 0.2;

const overlap = (a: Patch, b: Patch): boolean => {
  const rows = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return rows > 0.5 * Math.min(a.bottom - a.top, b.bottom - b.top);
};

const countSteps = (patches: readonly Patch[]): number => {
  const steps: Patch[] = [];
  for (const patch of [...patches].sort((a, b) => b.area - a.area))
    if (!steps.some((step) => overlap(step, patch))) steps.push(patch);
  return steps.length;
};

/** Turning points of the red's middle line that lie further than this from one another, across. */
const SWING = 0.25;

const swings = (labels: Int32Array, patch: Patch, width: number): number => {
  let turns = 0;
  let direction = 0;
  let extreme = NaN;
  for (let y = patch.top; y <= patch.bottom; y++) {
    let sum = 0;
    let cells = 0;
    for (let x = 0; x < width; x++)
      if (labels[y * width + x] === patch.label) {
        sum += x;
        cells++;
      }
    if (cells === 0) continue;
    const middle = acrossOf({ width }, sum / cells);
    if (Number.isNaN(extreme)) extreme = middle;
    const moved = middle - extreme;
    if (direction !== 0 && moved * direction > 0) extreme = middle;
    else if (Math.abs(moved) > SWING) {
      if (direction !== 0) turns++;
      direction = Math.sign(moved);
      extreme = middle;
    }
  }
  return turns;
};

const windowsOf = (view: ShowView): BodyPlace[] => {
  const { red, white } = view;
  const filled = fillHoles(red);
  const holes = maskWhere(red.width, red.height, (p) => filled.data[p] === 1 && red.data[p] === 0);
  const { labels, patches } = patchesOf(holes);
  const pale = new Int32Array(patches.length);
  labels.forEach((label, p) => {
    if (label > 0) pale[label - 1] += white.data[p];
  });
  return patches
    .filter(({ area }, i) => area >= SCALE / 2 && pale[i] >= 0.4 * area)
    .map((patch) => placeOf(view, patch));
};

/** How the red is laid out. Cells are those of the straightened view, 54 across and 128 along. */
export const measureRedPattern = (view: ShowView): RedPattern => {
  const { red } = view;
  const { labels, patches } = patchesOf(red);
  const n = red.data.length;
  const onBack = patches.filter(
    ({ area, x }) => area >= STEP_AREA * n && Math.abs(acrossOf(view, x)) < BACK,
  );
  const total = patches.reduce((sum, { area }) => sum + area, 0);
  const main = onBack.find(
    ({ area, top, bottom }) => area >= 0.75 * total && bottom - top >= 0.6 * view.height,
  );
  return {
    steps: countSteps(onBack),
    inazuma: main !== undefined && swings(labels, main, view.width) >= 2,
    windows: windowsOf(view),
    strays: patches
      .filter(
        ({ area, x, y }) =>
          area >= STRAY[0] &&
          area <= STRAY[1] &&
          Math.abs(acrossOf(view, x)) < 0.8 &&
          alongOf(view, y) > STRAY_FROM,
      )
      .map((patch) => placeOf(view, patch)),
    noseRed: shareWithin(red, [0, 0.035], [-0.6, 0.6]),
  };
};
