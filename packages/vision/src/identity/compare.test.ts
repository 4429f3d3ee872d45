import { describe, expect, it } from 'vitest';
import { compareFingerprints, rankFingerprints } from './compare.ts';
import { FINGERPRINT_BYTES, readFingerprint } from './layout.ts';
import { drawnPrint, patchesOf, RED, WIDTH, type Shown } from './test-prints.ts';

const hana = patchesOf(1);

describe('a fingerprint', () => {
  it('is small, and keeps colours to a step of a byte', () => {
    const bytes = drawnPrint([], { noise: 0 });
    expect(bytes).toHaveLength(FINGERPRINT_BYTES);
    expect(bytes.length).toBeLessThanOrEqual(4096);
    const [L = 0, a = 0, b = 0] = readFingerprint(bytes) ?? [];
    // The white ground of the drawing: L 0.88, a 0, b 0.01.
    expect(Math.abs(L - 0.88)).toBeLessThan(0.01);
    expect(Math.abs(a)).toBeLessThan(0.005);
    expect(Math.abs(b - 0.01)).toBeLessThan(0.005);
  });

  it('of another version, or cut short, is none', () => {
    const bytes = drawnPrint(hana);
    expect(readFingerprint(bytes.subarray(0, -1))).toBeNull();
    expect(readFingerprint(Uint8Array.from([2, ...bytes.subarray(1)]))).toBeNull();
    expect(readFingerprint(new Uint8Array(0))).toBeNull();
    expect(() => compareFingerprints(bytes, new Uint8Array(5))).toThrow(RangeError);
  });
});

describe('two photos of one fish', () => {
  it.each<[string, Shown]>([
    ['in darker light', { light: 0.85 }],
    ['in yellow light', { tint: [0.01, 0.04] }],
    ['with grain', { noise: 0.06 }],
    ['found without its nose', { nose: 0.08 }],
    ['found without its tail', { tail: 0.1 }],
    ['taken head for tail', { turned: true }],
  ])('are the same fish %s', (_what, shown) => {
    expect(compareFingerprints(drawnPrint(hana), drawnPrint(hana, shown))?.verdict).toBe('same');
  });

  it('say so where head and tail were taken for each other', () => {
    const match = compareFingerprints(drawnPrint(hana), drawnPrint(hana, { turned: true }));
    expect(match?.placement.turned).toBe(true);
  });
});

describe('two fish', () => {
  it('are never called the same, whichever of twenty is compared with twenty others', () => {
    const all = Array.from({ length: 40 }, (_, i) => drawnPrint(patchesOf(i + 1)));
    for (const wanted of all.slice(0, 20))
      for (const { verdict } of rankFingerprints(wanted, all.slice(20)))
        expect(verdict).not.toBe('same');
  });

  it('without a pattern are neither the same nor different', () => {
    const match = compareFingerprints(drawnPrint([]), drawnPrint([], { light: 0.8 }));
    expect(match).toMatchObject({ verdict: 'unsure', isPlain: true });
  });

  it('with the same mirrored pattern are not called the same: a variety has it in common', () => {
    const head = { x: WIDTH / 2, y: 0, radius: 40, colour: RED };
    const match = compareFingerprints(drawnPrint([head]), drawnPrint([head], { light: 0.9 }));
    expect(match).toMatchObject({ verdict: 'unsure', isPlain: true });
  });

  it('of which one has no pattern are not told apart either', () => {
    expect(compareFingerprints(drawnPrint([]), drawnPrint(hana))?.verdict).toBe('unsure');
  });
});

it('finds the own fish first among 300', () => {
  const others = Array.from({ length: 299 }, (_, i) => drawnPrint(patchesOf(i + 2)));
  const matches = rankFingerprints(drawnPrint(hana, { light: 0.9, nose: 0.05 }), [
    ...others,
    drawnPrint(hana),
  ]);
  const own = matches.at(-1)?.similarity ?? 0;
  expect(matches.slice(0, -1).filter(({ similarity }) => similarity >= own)).toEqual([]);
});
