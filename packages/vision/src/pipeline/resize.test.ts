import { expect, it } from 'vitest';
import { resize, toLongSide } from './resize.ts';

const grey = (width: number, values: number[]) => ({
  width,
  height: values.length / width,
  data: Uint8Array.from(values.flatMap((v) => [v, v, v])),
});

it('averages whole blocks when it halves', () => {
  const { data } = resize(grey(4, [0, 100, 40, 60, 20, 80, 200, 100]), 2, 1);
  expect([data[0], data[3]]).toEqual([50, 100]);
});

it('interpolates when it doubles', () => {
  const { data } = resize(grey(2, [0, 100]), 4, 1);
  expect([0, 1, 2, 3].map((i) => data[i * 3])).toEqual([0, 25, 75, 100]);
});

it('keeps proportions', () => {
  const { width, height } = toLongSide(grey(30, new Array<number>(900).fill(7)), 60);
  expect([width, height]).toEqual([60, 60]);
});
