import type { AnalysisStep } from '@nishiki/contract/analysis';
import { MAX_CHAT_PHOTO_BYTES } from '@nishiki/contract/chat';
import { tokenCosts } from '@nishiki/contract/tokens';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { keeperOf } from '../actor.ts';
import { ownCountry } from '../analysis/asked-of.ts';
import { kinds } from '../analysis/kinds.ts';
import { presentAnalysis } from '../analysis/present.ts';
import { keepPhoto } from '../analysis/store-analysis.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { asSystem } from '../own-rows.ts';
import { readDataUrl } from '../photo/read-data-url.ts';
import { beginPaidWork } from '../wallet/paid-work.ts';
import { findWish, isCharged } from '../wallet/wish.ts';
import { keepAssessment } from './keep-assessment.ts';
import { mergeTold, type Told } from './merge-told.ts';
import { presentAssessment, type Assessed } from './present.ts';
import { readAssessment } from './read-assessment.ts';

export type AssessKoiInput = Told & {
  readonly imageUrl: string;
  readonly symptoms?: string | null | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly onStep?: (step: AnalysisStep) => void;
  readonly signal?: AbortSignal;
};

const answeredBefore = async (ctx: Ctx, key: string): Promise<Assessed> => {
  const known = await findWish(ctx, key);
  if (known?.state === 'settled') return readAssessment(ctx, known.id);
  throw new DomainError('in_progress', 'under way', { retryAfterSeconds: 5 });
};

/**
 * Photo, signs and water together. It is paid where the photo shows a fish that can be judged; what
 * signs and water alone make urgent is told for nothing.
 * @throws DomainError tokens_short, token_usage_failed, in_progress, and what the analyst says of a photo
 */
export const assessKoi = async (ctx: Ctx, input: AssessKoiInput): Promise<Assessed> => {
  const { userId } = keeperOf(ctx.actor);
  const bytes = readDataUrl(input.imageUrl, MAX_CHAT_PHOTO_BYTES);
  const symptoms = input.symptoms?.trim() || null;
  const words = await ctx.assessor.signsIn(symptoms ?? '');
  const asked = mergeTold(await ownCountry(ctx), input, words);
  const id = uuidv7();
  const key = `assessment ${input.idempotencyKey ?? id}`;
  const cost = tokenCosts.healthAssessment;
  const charged = await isCharged(ctx);
  const work = await beginPaidWork(ctx, { userId, id, key, feature: 'assessment', cost, charged });
  if (work === 'known') return answeredBefore(ctx, key);
  input.onStep?.('receiving');
  try {
    const read = await ctx.analyst.analyse(bytes, {
      ...(input.onStep && { onStep: input.onStep }),
      ...(input.signal && { signal: input.signal }),
      condition: asked,
    });
    input.onStep?.('saving');
    const answer = { ...read, draft: { ...read.draft, asked } };
    const consulted = await ctx.assessor.consult(answer.draft, ctx.now());
    const judged = kinds['disease-detection'].costs(answer.draft);
    const now = ctx.now();
    const photoKey = await asSystem(ctx, (tx) =>
      keepAssessment(tx, { userId, id, work, answer, consulted, symptoms, judged, now }),
    );
    const photo = await keepPhoto(ctx, { id, key: photoKey }, answer.photo);
    const analysis = presentAnalysis(ctx, { id, draft: answer.draft, photo });
    return presentAssessment({ analysis, consulted, judged });
  } catch (error) {
    await work.giveUp(input.signal?.aborted ? 'stopped' : 'failed');
    throw error;
  }
};
