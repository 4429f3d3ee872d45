import { expect, it } from 'vitest';
import { ellipse, paint, uprightLine } from '../test-shapes.ts';
import { findCloudedEye } from './eyes.ts';
import { viewSkin } from './skin-view.ts';
import { tablesOf } from './tables.ts';

const line = uprightLine(79.5, 5, 455, 47.5);
const body = ellipse(79.5, 230, 47.5, 225);
const tone = { gain: 1, a: 0, b: 0 };
const DARK = [15, 15, 18] as const;
const PALE = [240, 240, 240] as const;
const SKIN = [200, 95, 60] as const;

/** Eyes a tenth along the body, at two thirds of its half width. */
const eyeOf = (left: readonly number[], right: readonly number[], pixels = 900) => {
  const at = (side: number) => ellipse(79.5 + side * 19, 50, 4, 4);
  const [onLeft, onRight] = [at(-1), at(1)];
  const image = paint(160, 460, (x, y) => {
    const ink = onLeft(x, y) ? left : onRight(x, y) ? right : body(x, y) ? SKIN : [40, 110, 190];
    return [ink[0], ink[1], ink[2]];
  });
  const view = viewSkin(image, line, 1, tone);
  const found = findCloudedEye(view, tablesOf(view), pixels);
  return found && Math.sign(view.across[found.y * view.width + found.x]);
};

it.each([
  ['two dark eyes', DARK],
  ['no eye that is seen', SKIN],
])('%s are nothing', (_, ink) => {
  expect(eyeOf(ink, ink)).toBeNull();
});

it('a pale eye beside a dark one is found on its side', () => {
  expect(eyeOf(PALE, DARK)).toBe(-1);
  expect(eyeOf(DARK, PALE)).toBe(1);
});

it('is not looked for on a fish that is small in the photo', () => {
  expect(eyeOf(PALE, DARK, 600)).toBeNull();
});

it('two pale eyes may be the light: nothing is said', () => {
  expect(eyeOf(PALE, PALE)).toBeNull();
});
