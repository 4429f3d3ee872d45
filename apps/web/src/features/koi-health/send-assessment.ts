import type { Output } from '@nishiki/contract/endpoints';
import { toDataUrl } from '../../app/analysis/data-url.ts';
import { PANEL_LIMIT, PhotoRefused } from '../../app/analysis/photo-checks.ts';
import { preparePhoto } from '../../app/analysis/prepare-photo.ts';
import { streamOptions, type SendOptions } from '../../app/analysis/stream-options.ts';
import type { Draft } from '../../app/told/draft.ts';
import { questionOf, waterProblem } from '../../app/told/question.ts';
import { stream } from '../../lib/api-client.ts';

export type Asked = {
  readonly photo: File;
  readonly symptoms: string;
  readonly draft: Draft;
};

/** Signs, water and country as the contract has them; a field that was not touched is not in it. */
export const toldOf = (draft: Draft) => {
  const { signs, water, country } = questionOf(draft);
  return {
    ...(signs !== undefined && { signs }),
    ...(water !== undefined && { water }),
    ...(country !== undefined && { country }),
  };
};

/**
 * Gets the photo ready and sends it with all that was told.
 * @param key names the wish: sent twice it is answered and paid once
 * @throws PhotoRefused with the sentence to show, ApiError, or the reason of the signal
 */
export const sendAssessment = async (
  { photo, symptoms, draft }: Asked,
  key: string,
  options: SendOptions,
): Promise<Output<'koiHealthAssessment'>> => {
  const wrong = waterProblem(draft);
  if (wrong !== null) throw new PhotoRefused(`One water value cannot be right\n${wrong}`);
  const { blob, type } = await preparePhoto(photo, PANEL_LIMIT);
  options.signal.throwIfAborted();
  options.onStep('receiving');
  return stream(
    'koiHealthAssessment',
    {
      imageUrl: await toDataUrl(blob, type),
      symptoms: symptoms === '' ? null : symptoms,
      koiId: null,
      ...toldOf(draft),
      idempotencyKey: key,
    },
    streamOptions(options),
  );
};
