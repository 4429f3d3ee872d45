import { expect, it } from 'vitest';
import { COLUMNS, readFingerprint } from './layout.ts';
import { makeFingerprint } from './make-fingerprint.ts';

it('keeps where the pattern map has which colour', () => {
  const [width, height] = [54, 128];
  const rgb = new Uint8Array(width * height * 3).fill(255);
  // The tail half is sRGB red: OKLab 0.628, 0.225, 0.126 (Ottosson 2020).
  for (let i = (width * height) / 2; i < width * height; i++) rgb.set([255, 0, 0], i * 3);
  const print = readFingerprint(
    makeFingerprint({ width, height, labels: new Uint8Array(width * height), rgb }),
  );
  const cell = (row: number, column: number) =>
    print?.slice((row * COLUMNS + column) * 3, (row * COLUMNS + column) * 3 + 3) ?? [];
  const close = (found: ArrayLike<number>, wanted: number[]) =>
    wanted.forEach((v, c) => expect(Math.abs((found[c] ?? 9) - v)).toBeLessThan(0.005));
  close(cell(0, 0), [1, 0, 0]);
  close(cell(15, 17), [1, 0, 0]);
  close(cell(16, 0), [0.628, 0.225, 0.126]);
  close(cell(31, 17), [0.628, 0.225, 0.126]);
});
