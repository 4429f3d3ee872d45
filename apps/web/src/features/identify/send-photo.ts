import type { Analysis } from '@nishiki/contract/analysis';
import { stream } from '../../lib/api-client.ts';
import type { StepName } from './analysis-state.ts';
import { toDataUrl } from './data-url.ts';
import type { PreparedPhoto } from './prepare-photo.ts';
import { isStep } from './step-words.ts';

type Options = { onStep: (step: StepName) => void; signal: AbortSignal };

export const sendPhoto = async (photo: PreparedPhoto, options: Options): Promise<Analysis> => {
  const image = await toDataUrl(photo.blob, photo.type);
  const { analysis } = await stream(
    'analyzeKoi',
    { image, analysisType: 'comprehensive' },
    {
      signal: options.signal,
      // A server newer than this page may tell steps that it has no words for.
      onStep: (step) => {
        if (isStep(step)) options.onStep(step);
      },
    },
  );
  return analysis;
};
