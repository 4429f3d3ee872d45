import { describe, expect, it } from 'vitest';
import { blurRgb } from '../pipeline/blur.ts';
import type { Rgb } from '../pipeline/raster.ts';
import { judgePhotoQuality } from './photo-quality.ts';
import { ellipse, maskOf, paint } from './test-shapes.ts';

const W = 240;
const H = 448;
const fish = ellipse(120, 224, 45, 190);
const mask = maskOf(W / 2, H / 2, (x, y) => fish(2 * x + 0.5, 2 * y + 0.5));
const patched = (dark: number, bright: number): Rgb =>
  paint(W, H, (x, y) => {
    if (!fish(x, y)) return [30, 80, 150];
    const v = (Math.floor(x / 11) + Math.floor(y / 13)) % 2 === 0 ? bright : dark;
    return [v, v, v];
  });
const judge = (image: Rgb, fishPixels = 1200, outline = mask) =>
  judgePhotoQuality({ image, mask: outline, fishPixels });

describe('sharpness', () => {
  it('a crisp photo has no issue', () => {
    const quality = judge(patched(60, 210));
    expect(quality.issues).toEqual([]);
    expect(quality.sharpness).toBe(1);
    expect(quality.score).toBeGreaterThan(0.9);
  });

  it('falls with blur until it is named', () => {
    const crisp = patched(60, 210);
    const [one, two, eight] = [1, 2, 8].map((sigma) => judge(blurRgb(crisp, sigma)));
    expect(one.sharpness).toBeLessThan(1);
    expect(two.sharpness).toBeLessThan(one.sharpness);
    expect(eight.issues).toContain('blurred');
    expect(eight.score).toBeLessThanOrEqual(0.5);
  });
});

describe('light', () => {
  it('too dark is named', () => {
    expect(judge(patched(5, 45)).issues).toContain('too_dark');
  });

  it('glare is the share burnt out', () => {
    const quality = judge(patched(60, 255));
    expect(quality.glare).toBeCloseTo(0.5, 1);
    expect(quality.issues).toContain('too_bright');
    expect(judge(patched(60, 240)).glare).toBe(0);
  });
});

it('without a fish the picture is judged and nothing is said of a fish', () => {
  const empty = maskOf(W / 2, H / 2, () => false);
  expect(judge(patched(60, 210), 0, empty).issues).toEqual([]);
  const dark = paint(W, H, (x, y) => (x % 9 === y % 9 ? [40, 40, 40] : [2, 2, 2]));
  expect(judge(dark, 0, empty).issues).toEqual(['too_dark']);
});

describe('the fish in the frame', () => {
  it('too few pixels of fish are named', () => {
    expect(judge(patched(60, 210), 100).issues).toEqual(['fish_too_small']);
  });

  it('a fish cut by the border is named, one that just touches it is not', () => {
    const cut = maskOf(W / 2, H / 2, (x, y) => ellipse(60, 40, 22, 95)(x, y));
    expect(judge(patched(60, 210), 1200, cut).issues).toContain('fish_cut_off');
    const touching = maskOf(W / 2, H / 2, (x, y) => ellipse(60, 94.5, 22, 95)(x, y));
    expect(judge(patched(60, 210), 1200, touching).issues).not.toContain('fish_cut_off');
  });
});
