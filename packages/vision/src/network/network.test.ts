import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readHalves } from './half.ts';
import { networkLogits, networkOf, type NetworkFile } from './network.ts';
import { INPUT } from './input.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../../test/fixtures/${name}`, import.meta.url));
const json = (name: string): unknown => JSON.parse(fixture(name).toString());

/** The view of `training/fixture.py`, by the same formula. */
const view = (): Float32Array => {
  const { channels, rows, columns } = INPUT;
  const out = new Float32Array(channels * rows * columns);
  for (let c = 0; c < channels; c++)
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++)
        out[(c * rows + y) * columns + x] =
          0.5 + 0.4 * Math.sin(0.11 * y + 0.7 * c) * Math.cos(0.17 * x - 0.3 * c);
  return out;
};

it('answers as torch does', () => {
  const file = json('tiny-network.json') as NetworkFile;
  const model = networkOf(file, fixture('tiny-network.bin'));
  const { logits } = json('tiny-network-answer.json') as { logits: number[] };
  const own = networkLogits(model, view());
  expect(own).toHaveLength(logits.length);
  // The file holds half precision: eleven significant bits.
  own.forEach((v, i) => expect(v).toBeCloseTo(logits[i], 2));
});

it('refuses a file of another length', () => {
  const file = json('tiny-network.json') as NetworkFile;
  const bytes = fixture('tiny-network.bin');
  expect(() => networkOf(file, bytes.subarray(0, bytes.length - 2))).toThrow(/another length/);
});

it('reads half precision', () => {
  // 1, -2, 65504 (the largest), 2^-24 (the smallest), 1/3 as IEEE 754 binary16 writes them.
  const bytes = new Uint8Array([0x00, 0x3c, 0x00, 0xc0, 0xff, 0x7b, 0x01, 0x00, 0x55, 0x35]);
  const [one, minusTwo, largest, smallest, third] = readHalves(bytes);
  expect([one, minusTwo, largest, smallest]).toEqual([1, -2, 65504, 2 ** -24]);
  expect(third).toBeCloseTo(1 / 3, 3);
});
