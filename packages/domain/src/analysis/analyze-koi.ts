import type { Analysis, AnalysisStep, Asked, PhotoView } from '@nishiki/contract/analysis';
import type { Ctx } from '../ctx.ts';
import { readDataUrl } from '../photo/read-data-url.ts';
import type { AnalystAnswer } from '../ports.ts';
import { askedOf, type AskedInput } from './asked-of.ts';
import { guestPayment } from './guest-payment.ts';
import { keeperPayment } from './keeper-payment.ts';
import { mayAnalyze } from './policy.ts';

export type AnalyzeKoiInput = AskedInput & {
  readonly image: string;
  readonly more?: readonly { readonly image: string; readonly view: PhotoView }[] | undefined;
  readonly choose?: { readonly x: number; readonly y: number } | undefined;
  readonly lengthCm?: number | undefined;
  /** Asked in the AI panel, which has the tries of identification. */
  readonly panel?: boolean | undefined;
  /** Names the wish: sent twice it is paid and done once. */
  readonly idempotencyKey?: string | undefined;
  readonly onStep?: (step: AnalysisStep) => void;
  readonly signal?: AbortSignal;
};

/** What was told is kept with the answer, so that it shows later on what it stood. */
const withAsked = (answer: AnalystAnswer, asked: Asked | null): AnalystAnswer =>
  asked ? { ...answer, draft: { ...answer.draft, asked } } : answer;

/**
 * The life of a photo: reserve a try or tokens, read the photo outside any transaction, keep it with
 * its analysis, settle or release. Only what `kinds` says of an answer costs anything.
 * @throws DomainError guest_tries_used, address_limit, tokens_short, token_usage_failed, in_progress,
 *   and what the analyst says of a photo
 */
export const analyzeKoi = async (ctx: Ctx, input: AnalyzeKoiInput): Promise<Analysis> => {
  const actor = mayAnalyze(ctx.actor);
  const bytes = readDataUrl(input.image);
  const more = (input.more ?? []).map(({ image, view }) => ({ photo: readDataUrl(image), view }));
  const asked = await askedOf(ctx, actor, input);
  const payment =
    actor.kind === 'guest'
      ? await guestPayment(ctx, actor, input)
      : await keeperPayment(ctx, actor, input);
  if ('done' in payment) return payment.done;
  input.onStep?.('receiving');
  try {
    const answer = await ctx.analyst.analyse(bytes, {
      ...(input.onStep && { onStep: input.onStep }),
      ...(input.signal && { signal: input.signal }),
      ...(asked && { condition: asked }),
      ...(input.choose && { choose: input.choose }),
      ...(input.lengthCm !== undefined && { lengthCm: input.lengthCm }),
      ...(more.length > 0 && { more }),
    });
    input.onStep?.('saving');
    return await payment.keep(withAsked(answer, asked));
  } catch (error) {
    await payment.giveUp();
    throw error;
  }
};
