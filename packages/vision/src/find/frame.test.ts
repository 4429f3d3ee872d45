import { describe, expect, it } from 'vitest';
import { findPose } from '../pipeline/pose.ts';
import { maskWhere } from '../pipeline/raster.ts';
import { acrossOf, alongOf, FRAME_COLUMNS, FRAME_ROWS, framePositions } from './frame.ts';
import { extentsOf, polygonOf } from './outline.ts';

/** A spindle of half length 40 and half width 10 that lies along x, its bulk to the left. */
const spindle = maskWhere(120, 60, (p) => {
  const x = (p % 120) - 60;
  const y = Math.floor(p / 120) - 30;
  const half = 10 * (1 - (x / 40) ** 2) * (1 - x / 120);
  return Math.abs(x) < 40 && Math.abs(y) <= half;
});

describe('the straightened frame', () => {
  const pose = findPose(spindle);
  if (pose === null) throw new Error('the spindle has a pose');
  const positions = framePositions(pose);

  it('runs from before the nose to behind the tail, straight on beyond both', () => {
    const middle = (FRAME_COLUMNS - 1) / 2;
    const at = (row: number) => (row * FRAME_COLUMNS + middle) * 2;
    const first = positions[at(0)];
    const last = positions[at(FRAME_ROWS - 1)];
    expect(first).toBeLessThan(pose.points[0]);
    expect(last).toBeGreaterThan(pose.points[pose.points.length - 2]);
    const step = positions[at(FRAME_ROWS - 1)] - positions[at(FRAME_ROWS - 2)];
    expect(step).toBeCloseTo((pose.length * (alongOf(1) - alongOf(0))) / 1, 0);
  });

  it('gives back the outline that its cells are filled with', () => {
    const body = new Float32Array(FRAME_ROWS * FRAME_COLUMNS);
    for (let i = 0; i < body.length; i++) {
      const x = Math.round(positions[i * 2]);
      const y = Math.round(positions[i * 2 + 1]);
      body[i] = spindle.data[y * 120 + x] === 1 ? 1 : 0;
    }
    const polygon = polygonOf(extentsOf(body), positions);
    if (polygon === null) throw new Error('no outline');
    let area = 0;
    for (let i = 0; i < polygon.length; i += 2) {
      const j = (i + 2) % polygon.length;
      area += (polygon[i] * polygon[j + 1] - polygon[j] * polygon[i + 1]) / 2;
    }
    const truth = spindle.data.reduce((sum, v) => sum + v, 0);
    expect(Math.abs(area) / truth).toBeGreaterThan(0.9);
    expect(Math.abs(area) / truth).toBeLessThan(1.1);
  });

  it('measures across in half widths of the widest place', () => {
    expect(acrossOf(0)).toBe(-2);
    expect(acrossOf(FRAME_COLUMNS - 1)).toBe(2);
  });
});
