import { describe, expect, it } from 'vitest';
import { components, fillHoles } from './components.ts';
import { close, majority, open, squareDilate, squareErode } from './morphology.ts';
import { maskWhere, type Mask } from './raster.ts';

const draw = (...rows: string[]): Mask =>
  maskWhere(rows[0].length, rows.length, (p) => rows.join('')[p] === '#');
const show = ({ width, height, data }: Mask): string[] =>
  Array.from({ length: height }, (_, y) =>
    Array.from(data.subarray(y * width, (y + 1) * width), (v) => (v === 1 ? '#' : '.')).join(''),
  );

describe('morphology', () => {
  it('closing fills a slit, opening removes a speck', () => {
    const slit = maskWhere(20, 20, (p) => p % 20 !== 10);
    expect(close(slit).data.every((v) => v === 1)).toBe(true);
    const speck = maskWhere(20, 20, (p) => p === 210);
    expect(open(speck).data.some((v) => v === 1)).toBe(false);
  });

  it('opening keeps a disc of five and nothing smaller than it', () => {
    const disc = draw('.......', '...#...', '.#####.', '.#####.', '.#####.', '...#...', '.......');
    expect(show(open(disc))).toEqual(show(disc));
  });

  it('squares erode and dilate by one', () => {
    const mask = draw('......', '.####.', '.####.', '.####.', '......');
    expect(show(squareErode(mask, 3))).toEqual(['......', '......', '..##..', '......', '......']);
    expect(squareDilate(mask, 3).data.every((v) => v === 1)).toBe(true);
  });

  it('majority removes one odd pixel', () => {
    const mask = draw('.....', '.....', '..#..', '.....', '.....');
    expect(majority(mask, 3).data.some((v) => v === 1)).toBe(false);
  });
});

describe('components', () => {
  it('joins diagonal neighbours and counts areas', () => {
    const { areas } = components(draw('#...#', '.#..#', '....#'));
    expect([...areas].sort()).toEqual([2, 3]);
  });

  it('fills what cannot reach the edge', () => {
    expect(show(fillHoles(draw('.###.', '.#.#.', '.###.', '.....')))).toEqual([
      '.###.',
      '.###.',
      '.###.',
      '.....',
    ]);
  });
});
