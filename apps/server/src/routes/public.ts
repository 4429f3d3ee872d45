import type { AnalysisStep } from '@nishiki/contract/analysis';
import { endpoints } from '@nishiki/contract/endpoints';
import { analyzeExample } from '@nishiki/domain/analysis/analyze-example';
import { sendContact } from '@nishiki/domain/contact/send-contact';
import { createSiteInfo } from '@nishiki/domain/site/site-info';
import type { Hono } from 'hono';
import { route } from '../http/answer.ts';
import type { Env } from '../http/env.ts';
import { limitPhotos } from '../http/limit-photos.ts';
import type { Parts } from '../http/parts.ts';

/** What the public pages ask, and what visitors send from them. */
export const publicRoutes = (app: Hono<Env>, parts: Parts): void => {
  const siteInfo = createSiteInfo();
  route(app, parts, endpoints.siteInfo, ({ ctx }) => siteInfo(ctx));
  route(app, parts, endpoints.sendContactEmail, ({ ctx, input }) => sendContact(ctx, input));
  app.use(endpoints.analyzeExample.path, limitPhotos(parts));
  route(app, parts, endpoints.analyzeExample, async ({ ctx, onStep, signal }) => ({
    analysis: await analyzeExample(ctx, {
      photo: parts.examplePhoto,
      onStep: (step: AnalysisStep) => onStep(step),
      signal: signal(),
    }),
  }));
};
