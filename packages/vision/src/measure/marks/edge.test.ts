import { expect, it } from 'vitest';
import { ellipse, paint, uprightLine } from '../test-shapes.ts';
import { outlineRoughness } from './edge.ts';

const W = 320;
const H = 620;
const line = uprightLine(159.5, 10, 610, 70);
const body = ellipse(159.5, 310, 70, 300);

/** Half width plus teeth of this height, one to every 18 pixels. */
const roughnessWith = (left: number, right: number): number =>
  outlineRoughness(
    paint(W, H, (x, y) => {
      const tooth = (x < 159.5 ? left : right) * Math.abs(((y % 18) - 9) / 9);
      const inside = body(
        159.5 + Math.sign(x - 159.5) * Math.max(0, Math.abs(x - 159.5) - tooth),
        y,
      );
      return inside ? [235, 230, 225] : [40, 110, 190];
    }),
    line,
    1,
  );

it('is next to nothing on a smooth outline', () => {
  expect(roughnessWith(0, 0)).toBeLessThan(0.002);
});

it('grows with teeth on both flanks', () => {
  expect(roughnessWith(6, 6)).toBeGreaterThan(2 * roughnessWith(0, 0));
  expect(roughnessWith(8, 8)).toBeGreaterThan(roughnessWith(4, 4));
});

it('is that of the smoother flank: a ripple on one side is no raised scale', () => {
  expect(roughnessWith(0, 8)).toBeLessThan(roughnessWith(8, 8) / 2);
});
