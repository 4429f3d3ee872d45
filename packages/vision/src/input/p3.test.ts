import { expect, it } from 'vitest';
import { displayP3ToSrgb } from './p3.ts';
import { readHeicFacts } from './heic-boxes.ts';
import { fixture, heicClaiming } from './test-photos.ts';

const convert = (...rgb: number[]): number[] => {
  const pixels = Uint8Array.from(rgb);
  displayP3ToSrgb(pixels);
  return [...pixels];
};

it('greys are the same in both spaces', () => {
  for (const grey of [0, 64, 128, 200, 255])
    expect(convert(grey, grey, grey)).toEqual([grey, grey, grey]);
});

it('a colour inside sRGB moves outwards by the known amount', () => {
  // sRGB (255, 0, 0) is Display P3 (234, 51, 35) to the nearest byte (CSS Color 4 conversion).
  const [r = 0, g = 0, b = 0] = convert(234, 51, 35);
  expect(r).toBeGreaterThanOrEqual(254);
  expect(g).toBeLessThanOrEqual(6);
  expect(b).toBeLessThanOrEqual(6);
});

it('a colour outside sRGB is clipped', () => {
  expect(convert(255, 0, 0)).toEqual([255, 0, 0]);
});

it('reads the declared size from the boxes', () => {
  const heic = fixture('quarters.heic');
  expect(readHeicFacts(heic)).toEqual({ maxPixels: 160 * 96, displayP3: false });
  expect(readHeicFacts(heicClaiming(heic, 9000, 8000)).maxPixels).toBe(72_000_000);
});

it('boxes that make no sense state no size', () => {
  expect(readHeicFacts(Buffer.alloc(64, 0xff)).maxPixels).toBe(0);
  expect(readHeicFacts(fixture('quarters.heic').subarray(0, 40)).maxPixels).toBe(0);
});
