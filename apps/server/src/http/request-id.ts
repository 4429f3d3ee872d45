import { uuidv7 } from '@nishiki/db/uuidv7';
import { createMiddleware } from 'hono/factory';
import type { Log } from '@nishiki/domain/ports';
import type { Env } from './env.ts';
import { loggedPath } from './logged-path.ts';

/** Gives each request an id, says it in `X-Request-Id`, and writes one log line when it is done. */
export const requestLog = (log: Log) =>
  createMiddleware<Env>(async (c, next) => {
    const requestId = uuidv7();
    c.set('requestId', requestId);
    const started = performance.now();
    await next();
    // Not by `c.header`, which would make a finished answer anew, and its body a stream.
    c.res.headers.set('X-Request-Id', requestId);
    const fields = {
      requestId,
      method: c.req.method,
      path: loggedPath(c.req.path),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    };
    if (c.get('quiet')) return;
    if (c.res.status >= 500) log.error(fields, 'request failed');
    else log.info(fields, 'request');
  });
