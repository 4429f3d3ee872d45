import { expect, it } from 'vitest';
import { distanceTransform } from './distance-transform.ts';
import { maskWhere } from './raster.ts';

it('measures a 5x5 square by hand', () => {
  const mask = maskWhere(9, 9, (p) => {
    const x = p % 9;
    const y = Math.floor(p / 9);
    return x >= 2 && x <= 6 && y >= 2 && y <= 6;
  });
  const { data } = distanceTransform(mask);
  const at = (x: number, y: number) => data[y * 9 + x];
  expect(at(4, 4)).toBe(3);
  expect(at(2, 2)).toBe(1);
  expect(at(3, 4)).toBe(2);
  expect(at(1, 4)).toBe(0);
});

it('goes by the straight line, not by steps', () => {
  // One hole at the origin of a full picture: the pixel at (3, 4) is five away from it.
  const mask = maskWhere(20, 20, (p) => p !== 8 * 20 + 8);
  expect(distanceTransform(mask).data[12 * 20 + 11]).toBe(5);
});

it('takes what lies beyond the picture for outside', () => {
  const { data } = distanceTransform(maskWhere(3, 3, () => true));
  expect(Array.from(data)).toEqual([1, 1, 1, 1, 2, 1, 1, 1, 1]);
});
