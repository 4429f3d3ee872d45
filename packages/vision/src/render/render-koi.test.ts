import { describe, expect, it, vi } from 'vitest';
import { sharp } from '../input/sharp.ts';
import { makeBody } from './body.ts';
import type { Picture } from './camera.ts';
import { renderCartoon } from './cartoon.ts';
import { varieties } from './coat.ts';
import { makeRandom } from './random.ts';
import { renderEmptyTub, renderKoiPhoto, renderToJpeg } from './render-koi.ts';

// Drawing is plain arithmetic on every pixel, slow under a test runner's instrumentation.
vi.setConfig({ testTimeout: 60_000 });

const small = { width: 180, height: 240 };

/** Share of pixels of a colour family, told by plain comparisons of the channels. */
const share = (picture: Picture, is: (r: number, g: number, b: number) => boolean): number => {
  let hits = 0;
  for (let at = 0; at < picture.rgb.length; at += 3)
    if (is(picture.rgb[at], picture.rgb[at + 1], picture.rgb[at + 2])) hits++;
  return hits / (picture.rgb.length / 3);
};
const isRed = (r: number, g: number, b: number): boolean => r > 120 && r > 1.8 * b && r > 1.5 * g;
const isBlack = (r: number, g: number, b: number): boolean => Math.max(r, g, b) < 60;
const isWhite = (r: number, g: number, b: number): boolean => Math.min(r, g, b) > 140;
const isLiner = (r: number, _: number, b: number): boolean => b > r + 40;

describe('the drawn koi', () => {
  it('is the same for the same seed and another for another', () => {
    const draw = (seed: number) => renderKoiPhoto({ variety: 'kohaku', seed, ...small }).rgb;
    expect(Buffer.compare(draw(3), draw(3))).toBe(0);
    expect(Buffer.compare(draw(3), draw(4))).not.toBe(0);
  });

  it.each(varieties)('%s lies in a blue tub and fills 5 to 35 %% of it', (variety) => {
    for (let seed = 1; seed <= 2; seed++) {
      const picture = renderKoiPhoto({ variety, seed, ...small, tub: 'blue' });
      const liner = share(picture, isLiner);
      expect(liner).toBeGreaterThan(0.6);
      expect(liner).toBeLessThan(0.95);
    }
  });

  it('carries the colours of its variety and no others', () => {
    for (let seed = 1; seed <= 2; seed++) {
      const draw = (variety: (typeof varieties)[number]) =>
        renderKoiPhoto({ variety, seed, ...small, tub: 'blue' });
      const kohaku = draw('kohaku');
      expect(share(kohaku, isRed)).toBeGreaterThan(0.01);
      expect(share(kohaku, isWhite)).toBeGreaterThan(0.01);
      expect(share(kohaku, isBlack)).toBeLessThan(0.004);
      const tancho = draw('tancho');
      expect(share(tancho, isRed)).toBeLessThan(0.5 * share(kohaku, isRed));
      expect(share(tancho, isRed)).toBeGreaterThan(0.001);
      expect(share(draw('showa'), isBlack)).toBeGreaterThan(0.01);
      expect(share(draw('bekko'), isRed)).toBeLessThan(0.002);
    }
  });

  it('turns with the angle: the red crown moves from the top to the bottom', () => {
    const meanRow = (angle: number): number => {
      const picture = renderKoiPhoto({ variety: 'tancho', seed: 2, ...small, angle });
      let rows = 0;
      let hits = 0;
      for (let at = 0; at < picture.rgb.length; at += 3)
        if (isRed(picture.rgb[at], picture.rgb[at + 1], picture.rgb[at + 2])) {
          rows += Math.floor(at / 3 / picture.width);
          hits++;
        }
      return rows / hits / picture.height;
    };
    expect(meanRow(0)).toBeLessThan(0.4);
    expect(meanRow(180)).toBeGreaterThan(0.6);
  });
});

it('an empty tub holds nothing red, white or black', () => {
  const tub = renderEmptyTub({ seed: 5, ...small, tub: 'blue' });
  expect(share(tub, isRed) + share(tub, isBlack)).toBe(0);
  expect(share(tub, isWhite)).toBeLessThan(0.01);
});

it('a cartoon has only a handful of flat colours', () => {
  const { rgb } = renderCartoon({ seed: 1, ...small });
  const colours = new Set<number>();
  for (let at = 0; at < rgb.length; at += 3)
    colours.add((rgb[at] << 16) | (rgb[at + 1] << 8) | rgb[at + 2]);
  expect(colours.size).toBeLessThanOrEqual(4);
});

it('a file of camera size has that size', async () => {
  const facts = await sharp(
    await renderToJpeg({ variety: 'kohaku', seed: 1, width: 1600, height: 1200 }),
  ).metadata();
  expect(facts).toMatchObject({ format: 'jpeg', width: 1600, height: 1200 });
});

it('body coordinates and pixels agree both ways', () => {
  for (let seed = 1; seed <= 5; seed++) {
    const body = makeBody(makeRandom(seed), { width: 900, height: 1200, angle: seed * 37 });
    for (const [s, across] of [
      [0.1, 20],
      [0.4, -50],
      [0.9, 5],
    ] as const) {
      const { x, y } = body.place(s, across);
      const found = body.locate(x, y);
      expect(found.s).toBeCloseTo(s, 2);
      expect(Math.abs(found.across - across)).toBeLessThan(1);
    }
    // Proportions of a koi from above: about four times as long as wide, widest at 25 to 45 %.
    expect(body.length / (2 * body.halfWidth)).toBeGreaterThanOrEqual(3.9);
    expect(body.length / (2 * body.halfWidth)).toBeLessThanOrEqual(4.4);
    expect(body.widthAt(0.36)).toBeGreaterThan(body.widthAt(0.15));
    expect(body.widthAt(0.36)).toBeGreaterThan(body.widthAt(0.6));
  }
});
