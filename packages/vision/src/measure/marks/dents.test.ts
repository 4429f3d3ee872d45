import { expect, it } from 'vitest';
import { ellipse, maskOf, uprightLine } from '../test-shapes.ts';
import { findDents } from './dents.ts';

const body = ellipse(59.5, 110, 22.5, 100);
const line = uprightLine(59.5, 10, 210, 22.5);
const dentsOf = (holds: (x: number, y: number) => boolean) =>
  findDents(maskOf(120, 220, holds), line);

it('a bite out of the side is a dent, a fin is not', () => {
  const bite = ellipse(82, 120, 13, 6);
  expect(dentsOf(body)).toEqual([]);
  const bitten = dentsOf((x, y) => body(x, y) && !bite(x, y));
  expect(bitten).toHaveLength(1);
  expect(bitten[0].strength).toBeLessThan(0.5);
  // Half way down the body, within a station or two.
  expect(bitten[0].along).toBeCloseTo(0.55, 1);
  const fin = ellipse(85, 135, 8, 8);
  expect(dentsOf((x, y) => body(x, y) || fin(x, y))).toEqual([]);
});
