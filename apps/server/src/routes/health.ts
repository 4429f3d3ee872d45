import { endpoints } from '@nishiki/contract/endpoints';
import type { Hono } from 'hono';
import type { Env } from '../http/env.ts';
import { answerFailure, failure } from '../http/errors.ts';
import type { Parts } from '../http/parts.ts';

/** For whoever watches the process: alive, and able to serve. Both stay out of the log. */
export const healthRoutes = (app: Hono<Env>, parts: Parts): void => {
  app.get(endpoints.health.path, (c) => {
    c.set('quiet', true);
    return c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' });
  });
  app.get(endpoints.ready.path, async (c) => {
    c.set('quiet', true);
    if (!(await parts.isReady()))
      return answerFailure(c, failure('unavailable', c.get('requestId')));
    return c.json({ status: 'ready' }, 200, { 'Cache-Control': 'no-store' });
  });
};
