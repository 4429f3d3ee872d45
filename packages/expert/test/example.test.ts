import { readFile } from 'node:fs/promises';
import { analysisSchema } from '@nishiki/contract/analysis';
import { analysePhoto } from '@nishiki/vision/analyse';
import { expect, it } from 'vitest';
import { describeAnalysis } from '../src/koi-analysis/analyst.ts';

const folder = new URL('../../../apps/web/src/features/identify/example/', import.meta.url);

it('shows as its example what the engine of today says of the drawn koi', async () => {
  const shown = analysisSchema.parse(
    JSON.parse(await readFile(new URL('analysis.json', folder), 'utf8')),
  );
  const today = describeAnalysis(await analysePhoto(await readFile(new URL('koi.jpg', folder))), 0);
  // Words, not the last digits of a probability, which may differ between processors.
  const words = ({ headline, description, details, engine, candidates, retake }: typeof today) => ({
    ...{ headline, description, details, engine, retake },
    candidates: candidates.map(({ id, tellsApart }) => [id, tellsApart]),
  });
  expect(words(shown), 'run npm run example').toEqual(words(today));
  expect([shown.outcome, shown.variety]).toEqual(['identified', 'Kohaku']);
});
