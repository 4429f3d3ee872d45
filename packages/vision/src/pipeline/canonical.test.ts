import { expect, it } from 'vitest';
import { BODY_COLUMNS, ROWS, straighten } from './canonical.ts';
import { findPose } from './pose.ts';
import { maskWhere } from './raster.ts';

/** A drop lying on its side, nose to the right: front half red, rear half white. */
const WIDTH = 220;
const HEIGHT = 120;
const inside = (x: number, y: number) => {
  const along = (x - 110) / 90;
  return along ** 2 + ((y - 60) / (24 * (1 + 0.4 * along))) ** 2 < 1;
};

it('straightens a lying fish head up', () => {
  const mask = maskWhere(WIDTH, HEIGHT, (p) => inside(p % WIDTH, Math.floor(p / WIDTH)));
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  mask.data.forEach((m, p) =>
    data.set(m === 0 ? [0, 0, 255] : p % WIDTH > 110 ? [255, 0, 0] : [255, 255, 255], p * 3),
  );
  const pose = findPose(mask);
  if (pose === null) throw new Error('no pose');
  const { body } = straighten({ width: WIDTH, height: HEIGHT, data }, mask, pose, 1);
  const a = (row: number) => body.data[(row * BODY_COLUMNS + BODY_COLUMNS / 2) * 3 + 1];
  // OKLab a of red is 0.225, of white 0. The head is the thick, red end.
  expect(a(Math.floor(ROWS * 0.25))).toBeCloseTo(0.225, 2);
  expect(a(Math.floor(ROWS * 0.8))).toBeCloseTo(0, 2);
});
