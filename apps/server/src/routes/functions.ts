import { endpoints } from '@nishiki/contract/endpoints';
import { analyzeKoi } from '@nishiki/domain/analysis/analyze-koi';
import type { AnalysisStep } from '@nishiki/contract/analysis';
import type { Hono } from 'hono';
import { answer } from '../http/answer.ts';
import type { Env } from '../http/env.ts';
import { limitPhotos } from '../http/limit-photos.ts';
import type { Parts } from '../http/parts.ts';

/** The named functions, /functions/v1/<name>. */
export const functionRoutes = (app: Hono<Env>, parts: Parts): void => {
  app.post(
    endpoints.analyzeKoi.path,
    limitPhotos(parts),
    answer(parts, endpoints.analyzeKoi, async (c, input, { onStep, signal }) => ({
      analysis: await analyzeKoi(c.get('ctx'), {
        ...input,
        onStep: (step: AnalysisStep) => onStep(step),
        signal,
      }),
    })),
  );
};
