import { describe, expect, it } from 'vitest';
import { describeChanges } from './describe-changes.ts';
import { BLACK, drawnPrint, LENGTH, patchesOf, RED, WIDTH, type Patch } from './test-prints.ts';

const hana = patchesOf(1);
const before = drawnPrint(hana);
describe('changes', () => {
  it('are none in other light, with grain, or when the nose is cut', () => {
    for (const shown of [{ light: 0.95 }, { noise: 0.04 }, { nose: 0.05 }])
      expect(describeChanges(before, drawnPrint(hana, shown))).toEqual([]);
  });

  it('of new black are found with their size', () => {
    const fish: Patch[] = [
      { x: 14, y: 22, radius: 11, colour: RED },
      { x: 40, y: 42, radius: 11, colour: RED },
      { x: 40, y: 100, radius: 13, colour: RED },
    ];
    const sumi = { x: 20, y: 70, radius: 11, colour: BLACK };
    const found = describeChanges(drawnPrint(fish), drawnPrint([...fish, sumi])) ?? [];
    const black = found.find(({ what }) => what === 'new_black');
    // Of the body without the two outer cells at either side: 14 of 18 columns.
    const body = ((WIDTH * 14) / 18) * LENGTH;
    const share = (100 * Math.PI * sumi.radius ** 2) / body;
    expect(Math.abs((black?.after ?? 0) - share)).toBeLessThan(2);
    expect(found.filter(({ what }) => what === 'red_area' || what === 'faded_black')).toEqual([]);
  });

  it('of faded red are found as paler, and not as less of it', () => {
    const pale = hana.map((p) =>
      p.colour === RED ? { ...p, colour: [0.66, 0.1, 0.065] as const } : p,
    );
    const found = describeChanges(before, drawnPrint(pale)) ?? [];
    const depth = found.find(({ what }) => what === 'red_depth');
    // OKLab chroma of the two reds, times 100.
    expect(depth?.before).toBeCloseTo(100 * Math.hypot(0.16, 0.1), 0);
    expect(depth?.after).toBeCloseTo(100 * Math.hypot(0.1, 0.065), 0);
  });

  it('are not told of bytes that are no fingerprint', () => {
    expect(() => describeChanges(before, new Uint8Array(3))).toThrow(RangeError);
  });
});
