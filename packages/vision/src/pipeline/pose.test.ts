import { describe, expect, it } from 'vitest';
import { findPose } from './pose.ts';
import { maskWhere } from './raster.ts';

const WIDTH = 200;
const HEIGHT = 220;

/** An egg: an ellipse whose half width grows towards `turn` radians, seen from (100, 110). */
const egg = (turn: number, long: number, wide: number, lean: number) =>
  maskWhere(WIDTH, HEIGHT, (p) => {
    const x = (p % WIDTH) - 100;
    const y = Math.floor(p / WIDTH) - 110;
    const along = x * Math.cos(turn) + y * Math.sin(turn);
    const aside = y * Math.cos(turn) - x * Math.sin(turn);
    const half = wide * (1 + (lean * along) / long);
    return (along / long) ** 2 + (aside / half) ** 2 < 1;
  });

describe('pose', () => {
  it.each([0, 0.5, 1.3, 2.2, 3, -1])('follows the axis of an egg turned by %s', (turn) => {
    const pose = findPose(egg(turn, 90, 22, 0.4));
    if (pose === null) throw new Error('no pose');
    const n = pose.points.length;
    const dx = pose.points[0] - pose.points[n - 2];
    const dy = pose.points[1] - pose.points[n - 1];
    // From the tail to the head: towards the thick end.
    const angle = Math.atan2(dy, dx);
    expect(Math.cos(angle - turn)).toBeGreaterThan(0.995);
    expect(pose.length).toBeGreaterThan(165);
    expect(pose.length).toBeLessThan(190);
  });

  it('measures length over width of an ellipse', () => {
    const pose = findPose(egg(Math.PI / 2, 100, 25, 0));
    expect(pose?.aspect).toBeGreaterThan(3.6);
    expect(pose?.aspect).toBeLessThan(4.2);
    expect(Math.max(...(pose?.radius ?? [0]))).toBeCloseTo(25, -0.5);
  });

  it('keeps its right hand at its right', () => {
    const pose = findPose(egg(-Math.PI / 2, 90, 22, 0.4));
    if (pose === null) throw new Error('no pose');
    // Head up in the picture: the normal of the middle points to greater or smaller x alike for all
    // stations, and never flips between them.
    const signs = new Set(
      Array.from({ length: 120 }, (_, i) => Math.sign(pose.normals[(i + 4) * 2])),
    );
    expect(signs.size).toBe(1);
  });

  it('has no pose for a speck', () => {
    expect(findPose(maskWhere(50, 50, (p) => p < 40))).toBeNull();
  });
});
