import type { Analysis } from '@nishiki/contract/analysis';
import type { Input } from '@nishiki/contract/endpoints';
import { stream } from '../../lib/api-client.ts';
import { toDataUrl } from './data-url.ts';
import type { PhotoLimit } from './photo-checks.ts';
import { preparePhoto } from './prepare-photo.ts';
import { streamOptions, type SendOptions } from './stream-options.ts';

/** What is asked of the photo, and what else is told with it. */
export type Question = Omit<Input<'analyzeKoi'>, 'image' | 'idempotencyKey'>;

type Wanted = {
  photo: File;
  limit: PhotoLimit;
  question: Question;
  /** Names the wish: see `wish.ts`. */
  key: string;
};

/** Gets the photo ready and sends it. Throws PhotoRefused with the sentence to show. */
export const sendPhoto = async (
  { photo, limit, question, key }: Wanted,
  options: SendOptions & { onPrepared: () => void },
): Promise<Analysis> => {
  const prepared = await preparePhoto(photo, limit);
  options.signal.throwIfAborted();
  options.onPrepared();
  const image = await toDataUrl(prepared.blob, prepared.type);
  const asked = { ...question, image, idempotencyKey: key };
  const { analysis } = await stream('analyzeKoi', asked, streamOptions(options));
  return analysis;
};
