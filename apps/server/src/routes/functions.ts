import type { AnalysisStep } from '@nishiki/contract/analysis';
import { endpoints } from '@nishiki/contract/endpoints';
import { analyzeKoi } from '@nishiki/domain/analysis/analyze-koi';
import { correctAnalysis } from '@nishiki/domain/analysis/correct-analysis';
import { shareAnalysis, unshareAnalysis } from '@nishiki/domain/analysis/share-analysis';
import { compareKoi } from '@nishiki/domain/analysis/compare-koi';
import { findKoi } from '@nishiki/domain/analysis/find-koi';
import { createCheckout } from '@nishiki/domain/billing/create-checkout';
import { purchaseTokens } from '@nishiki/domain/billing/purchase-tokens';
import { awardChecklist } from '@nishiki/domain/experience/award-checklist';
import { checkSubscription } from '@nishiki/domain/subscription/check-subscription';
import type { Hono } from 'hono';
import { route } from '../http/answer.ts';
import type { Env } from '../http/env.ts';
import { limitPhotos } from '../http/limit-photos.ts';
import type { Parts } from '../http/parts.ts';

/** The named functions, /functions/v1/<name>. */
export const functionRoutes = (app: Hono<Env>, parts: Parts): void => {
  app.use(endpoints.analyzeKoi.path, limitPhotos(parts));
  route(app, parts, endpoints.analyzeKoi, async ({ ctx, input, onStep, signal }) => ({
    analysis: await analyzeKoi(ctx, {
      ...input,
      onStep: (step: AnalysisStep) => onStep(step),
      signal: signal(),
    }),
  }));
  route(app, parts, endpoints.correctAnalysis, ({ ctx, input }) => correctAnalysis(ctx, input));
  route(app, parts, endpoints.shareAnalysis, ({ ctx, input }) => shareAnalysis(ctx, input));
  route(app, parts, endpoints.unshareAnalysis, async ({ ctx, input }) => {
    await unshareAnalysis(ctx, input);
    return {};
  });
  route(app, parts, endpoints.compareKoi, ({ ctx, input }) => compareKoi(ctx, input));
  route(app, parts, endpoints.findKoi, ({ ctx, input }) => findKoi(ctx, input));
  route(app, parts, endpoints.createCheckout, ({ ctx, input }) => createCheckout(ctx, input));
  route(app, parts, endpoints.purchaseTokens, ({ ctx, input }) => purchaseTokens(ctx, input));
  route(app, parts, endpoints.checkSubscription, ({ ctx }) => checkSubscription(ctx));
  route(app, parts, endpoints.awardExperience, async ({ ctx, input }) => ({
    success: true,
    ...(await awardChecklist(ctx, input)),
  }));
};
