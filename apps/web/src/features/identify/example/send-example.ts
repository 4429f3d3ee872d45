import type { Analysis } from '@nishiki/contract/analysis';
import { streamOptions, type SendOptions } from '../../../app/analysis/stream-options.ts';
import { stream } from '../../../lib/api-client.ts';

/** Has the server read the drawn koi, which it has itself. */
export const sendExample = async (options: SendOptions): Promise<Analysis> => {
  const { analysis } = await stream('analyzeExample', {}, streamOptions(options));
  return analysis;
};
