import type { Analysis } from '@nishiki/contract/analysis';
import type { Input } from '@nishiki/contract/endpoints';
import { MAX_PHOTO_BYTES } from '@nishiki/contract/photo-limits';
import { stream } from '../../lib/api-client.ts';
import { toDataUrl } from './data-url.ts';
import { PhotoRefused, type PhotoLimit } from './photo-checks.ts';
import type { FurtherPhoto } from './photo-details.ts';
import { preparePhoto, type PreparedPhoto } from './prepare-photo.ts';
import { streamOptions, type SendOptions } from './stream-options.ts';

/** What is asked of the photo, and what else is told with it. */
export type Question = Omit<Input<'analyzeKoi'>, 'image' | 'more' | 'idempotencyKey'>;

type Wanted = {
  photo: File;
  /** Of the same fish. */
  more: readonly FurtherPhoto[];
  limit: PhotoLimit;
  question: Question;
  /** Names the wish: see `wish.ts`. */
  key: string;
};

const TOO_MUCH =
  'The photos are larger than 10MB together\nPlease remove one of the further photos, or choose smaller ones.';

const dataUrl = ({ blob, type }: PreparedPhoto): Promise<string> => toDataUrl(blob, type);

/** Gets the photos ready and sends them. Throws PhotoRefused with the sentence to show. */
export const sendPhoto = async (
  { photo, more, limit, question, key }: Wanted,
  options: SendOptions & { onPrepared: () => void },
): Promise<Analysis> => {
  const first = await preparePhoto(photo, limit);
  const further = [];
  // One after the other: four decoded photos at once are much for a phone.
  for (const one of more)
    further.push({ view: one.view, ready: await preparePhoto(one.photo, limit) });
  const bytes = further.reduce((sum, { ready }) => sum + ready.blob.size, first.blob.size);
  if (bytes > MAX_PHOTO_BYTES) throw new PhotoRefused(TOO_MUCH);
  options.signal.throwIfAborted();
  options.onPrepared();
  const asked = {
    ...question,
    image: await dataUrl(first),
    ...(further.length > 0 && {
      more: await Promise.all(
        further.map(async ({ view, ready }) => ({ view, image: await dataUrl(ready) })),
      ),
    }),
    idempotencyKey: key,
  };
  const { analysis } = await stream('analyzeKoi', asked, streamOptions(options));
  return analysis;
};
