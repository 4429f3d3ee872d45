import { endpoints } from '@nishiki/contract/endpoints';
import { measuredTime } from '@nishiki/domain/analysis/measured-time';
import { countTries } from '@nishiki/domain/guest/count-tries';
import type { Hono } from 'hono';
import { answer } from '../http/answer.ts';
import type { Env } from '../http/env.ts';
import type { Parts } from '../http/parts.ts';

/** Everything of our own that no specification names, /api/v1. */
export const apiRoutes = (app: Hono<Env>, parts: Parts): void => {
  app.get(
    endpoints.identifyStatus.path,
    answer(parts, endpoints.identifyStatus, async (c) => {
      const ctx = c.get('ctx');
      const [tries, measured] = await Promise.all([countTries(ctx), measuredTime(ctx)]);
      return { tries, measured };
    }),
  );
};
