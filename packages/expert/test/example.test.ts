import { readFile } from 'node:fs/promises';
import { analysePhoto } from '@nishiki/vision/analyse';
import { expect, it } from 'vitest';
import { describeAnalysis } from '../src/koi-analysis/analyst.ts';

const file = new URL('../../../apps/web/src/features/identify/example/koi.jpg', import.meta.url);

it('names the koi that was drawn as the example of /identify', async () => {
  const { outcome, variety } = describeAnalysis(await analysePhoto(await readFile(file)), 0);
  expect([outcome, variety]).toEqual(['identified', 'Kohaku']);
});
