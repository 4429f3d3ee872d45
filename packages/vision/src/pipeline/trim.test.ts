import { expect, it } from 'vitest';
import { trimBorders } from './trim.ts';

const picture = (bar: number) => {
  const data = new Uint8Array(100 * 120 * 3);
  for (let y = 0; y < 120; y++)
    for (let x = 0; x < 100; x++)
      data.fill(x < bar ? 255 : (x * 7 + y * 13) % 200, (y * 100 + x) * 3, (y * 100 + x) * 3 + 3);
  return { width: 100, height: 120, data };
};

it('cuts a white bar and two pixels of its smear', () => {
  const { image, x, y } = trimBorders(picture(10));
  expect([x, y, image.width, image.height]).toEqual([12, 0, 88, 120]);
});

it('leaves a picture without bars alone', () => {
  const original = picture(0);
  expect(trimBorders(original).image).toBe(original);
});
