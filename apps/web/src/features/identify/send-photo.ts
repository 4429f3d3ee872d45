import type { Analysis } from '@nishiki/contract/analysis';
import { stream } from '../../lib/api-client.ts';
import type { StepName } from './analysis-state.ts';
import { toDataUrl } from './data-url.ts';
import type { PreparedPhoto } from './prepare-photo.ts';
import { isStep } from './step-words.ts';

type Options = {
  onStep: (step: StepName) => void;
  signal: AbortSignal;
};

// A server newer than this page may tell steps that it has no words for.
const streamOptions = ({ signal, onStep }: Options) => ({
  signal,
  onStep: (step: string) => {
    if (isStep(step)) onStep(step);
  },
});

/** @param key names the wish: see `wish.ts` */
export const sendPhoto = async (
  photo: PreparedPhoto,
  key: string,
  options: Options,
): Promise<Analysis> => {
  const image = await toDataUrl(photo.blob, photo.type);
  const { analysis } = await stream(
    'analyzeKoi',
    { image, analysisType: 'comprehensive', idempotencyKey: key },
    streamOptions(options),
  );
  return analysis;
};

/** Has the server read the drawn koi, which it has itself. */
export const sendExample = async (options: Options): Promise<Analysis> => {
  const { analysis } = await stream('analyzeExample', {}, streamOptions(options));
  return analysis;
};
