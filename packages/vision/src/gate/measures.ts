import { WIDE_COLUMNS } from '../pipeline/canonical.ts';
import type { Found, Straightened } from '../pipeline/read-fish.ts';
import { add, emptyRow, mean, type FeatureRow } from '../features/row.ts';
import { addFlatness } from './texture-measures.ts';

const STEPS = 12;

/** How far the mask reaches to either side along the wide view, fins included. */
const addOutline = (row: FeatureRow, wideMask: Float32Array): void => {
  const rows = wideMask.length / WIDE_COLUMNS;
  const half = WIDE_COLUMNS / 2;
  const means: number[] = [];
  const gaps: number[] = [];
  for (let k = 0; k < STEPS; k++) {
    let left = 0;
    let right = 0;
    for (let y = Math.floor((k * rows) / STEPS); y < Math.floor(((k + 1) * rows) / STEPS); y++)
      for (let x = 0; x < half; x++) {
        left += wideMask[y * WIDE_COLUMNS + half - 1 - x];
        right += wideMask[y * WIDE_COLUMNS + half + x];
      }
    const cells = (rows / STEPS) * half;
    means.push((left + right) / 2 / cells);
    gaps.push(Math.abs(left - right) / cells);
  }
  add(row, 'outline.reach', means);
  add(row, 'outline.uneven', gaps);
};

/** Sideways bend of the centre line: greatest distance from its chord over its length. */
const bend = (points: Float64Array, length: number): number => {
  const n = points.length / 2;
  const [x0, y0, x1, y1] = [points[0], points[1], points[n * 2 - 2], points[n * 2 - 1]];
  const chord = Math.hypot(x1 - x0, y1 - y0) + 1e-6;
  let most = 0;
  for (let i = 0; i < n; i++)
    most = Math.max(
      most,
      Math.abs((points[i * 2] - x0) * (y1 - y0) - (points[i * 2 + 1] - y0) * (x1 - x0)) / chord,
    );
  return most / length;
};

/** Measurements of the mask, the shape and the picture that tell a koi from something else. */
export const gateMeasures = (found: Found, { fish, views }: Straightened): FeatureRow => {
  const row = emptyRow();
  const { background, unlike, threshold } = found.search;
  const { pose, measures, mask } = fish;
  add(row, 'search.threshold', threshold);
  add(row, 'search.unlike', mean(unlike));
  add(row, 'search.bright', mean(unlike.map((u) => (u > 0.6 ? 1 : 0))));
  add(row, 'search.colours', [
    background.colours.length,
    Math.max(...background.colours.map((c) => c.share)),
    background.colours.reduce((sum, c) => sum + c.share, 0),
  ]);
  const { score, area, covered, precise, missed, contrast, touching, distance } = measures;
  add(row, 'mask', [score, area, covered, precise, missed, contrast, touching, distance]);
  add(row, 'pose', [pose.aspect, pose.headScore, bend(pose.points, pose.length)]);
  const widest = Math.max(...pose.radius);
  add(
    row,
    'pose.radius',
    Array.from({ length: STEPS }, (_, k) => {
      const at = Math.floor(((k + 0.5) / STEPS) * pose.radius.length);
      return pose.radius[at] / widest;
    }),
  );
  addOutline(row, views.wideMask);
  addFlatness(row, found.small, mask);
  return row;
};
