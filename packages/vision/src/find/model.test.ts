import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Grid } from '../network/layers.ts';
import { runUNet } from '../network/unet.ts';
import { finderOf, type FinderFile } from './model.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../../test/fixtures/${name}`, import.meta.url));
const json = (name: string): unknown => JSON.parse(fixture(name).toString());

/** The view of `training/finder_fixture.py`, by the same formula. */
const view = (channels: number, rows: number, columns: number): Grid => {
  const data = Float32Array.from({ length: rows * columns * channels }, (_, i) => {
    const c = i % channels;
    const x = ((i - c) / channels) % columns;
    const y = Math.floor(i / channels / columns);
    return 0.5 + 0.4 * Math.sin(0.31 * y + 0.7 * c) * Math.cos(0.27 * x - 0.3 * c);
  });
  return { rows, columns, channels, data };
};

const model = () => finderOf(json('tiny-finder.json') as FinderFile, fixture('tiny-finder.bin'));
const answer = json('tiny-finder-answer.json') as Record<'map' | 'frame' | 'whole', number[]>;

const expectAlike = (own: Float32Array | null, torch: number[]) => {
  expect(own).toHaveLength(torch.length);
  // The file holds half precision: eleven significant bits.
  own?.forEach((v, i) => expect(v).toBeCloseTo(torch[i], 2));
};

it('answers for the cells of a picture as torch does', () => {
  // 36 by 28: the halved views have odd sizes, which the way back must fit.
  expectAlike(runUNet(model().map, view(3, 36, 28)).places.data, answer.map);
});

it('answers for a frame and its cells as torch does', () => {
  const { places, whole } = runUNet(model().frame, view(6, 13, 9));
  expectAlike(places.data, answer.frame);
  expectAlike(whole, answer.whole);
});

it('refuses a file of another length', () => {
  const bytes = fixture('tiny-finder.bin');
  const file = json('tiny-finder.json') as FinderFile;
  expect(() => finderOf(file, bytes.subarray(0, bytes.length - 2))).toThrow(/another length/);
});
