import { readFile } from 'node:fs/promises';
import { analysisSchema } from '@nishiki/contract/analysis';
import { analysePhoto } from '@nishiki/vision/analyse';
import { expect, it } from 'vitest';
import { describeAnalysis } from '../koi-analysis/analyst.ts';

const folder = new URL('../../../../apps/web/src/features/identify/example/', import.meta.url);

it('shows as its example what the engine of today says of the drawn koi', async () => {
  const shown = analysisSchema.parse(
    JSON.parse(await readFile(new URL('analysis.json', folder), 'utf8')),
  );
  const today = describeAnalysis(await analysePhoto(await readFile(new URL('koi.jpg', folder))), 0);
  expect({ ...shown, milliseconds: 0 }, 'run npm run example').toMatchObject({
    ...today,
    evidence: { ...today.evidence },
  });
  expect([shown.outcome, shown.variety]).toEqual(['identified', 'Kohaku']);
});
