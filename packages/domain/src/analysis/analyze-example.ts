import type { Analysis, AnalysisStep } from '@nishiki/contract/analysis';
import type { Ctx } from '../ctx.ts';

/** Leads nowhere: the example is kept by nobody. */
const EXAMPLE_ID = '00000000-0000-7000-8000-000000000000';

/**
 * Reads the site's own drawn koi with the engine that reads everybody's photos. Nothing is stored or
 * counted, no try and no token is used; whoever shows it has the picture itself.
 */
export const analyzeExample = async (
  ctx: Ctx,
  input: {
    photo: Uint8Array;
    onStep?: (step: AnalysisStep) => void;
    signal?: AbortSignal;
  },
): Promise<Analysis> => {
  input.onStep?.('receiving');
  const { draft } = await ctx.analyst.analyse(input.photo, {
    ...(input.onStep && { onStep: input.onStep }),
    ...(input.signal && { signal: input.signal }),
  });
  return { ...draft, id: EXAMPLE_ID, photo: null };
};
