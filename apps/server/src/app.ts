import { endpoints } from '@nishiki/contract/endpoints';
import { Hono } from 'hono';
import { actorAndCtx } from './http/actor.ts';
import type { Env } from './http/env.ts';
import { answerFailure, failure, toFailure } from './http/errors.ts';
import type { Parts } from './http/parts.ts';
import { requestLog } from './http/request-id.ts';
import { securityHeaders } from './http/security-headers.ts';
import { apiRoutes } from './routes/api.ts';
import { docsRoutes } from './routes/docs.ts';
import { functionRoutes } from './routes/functions.ts';
import { healthRoutes } from './routes/health.ts';
import { photoRoutes } from './routes/photos.ts';
import { siteRoutes } from './routes/site.ts';

/** The whole site as a value without side effects: tests call `app.request()`. */
export const createApp = (parts: Parts): Hono<Env> => {
  const app = new Hono<Env>();
  app.use(requestLog(parts.log));
  app.use(securityHeaders(parts.settings.PUBLIC_URL?.startsWith('https:') ?? false));
  healthRoutes(app, parts);
  docsRoutes(app, parts);
  // Only these know who asks: pages and assets are the same for everybody and set no cookie.
  for (const prefix of ['/functions/*', '/api/*', '/photos/*']) app.use(prefix, actorAndCtx(parts));
  functionRoutes(app, parts);
  apiRoutes(app, parts);
  photoRoutes(app, parts);
  const paths = new Set<string>(Object.values(endpoints).map(({ path }) => path));
  for (const prefix of ['/functions/*', '/api/*', '/photos/*'])
    app.all(prefix, (c) =>
      answerFailure(
        c,
        failure(paths.has(c.req.path) ? 'method_not_allowed' : 'not_found', c.get('requestId')),
      ),
    );
  siteRoutes(app, parts);
  app.onError((error, c) =>
    answerFailure(c, toFailure(error, c.get('requestId') ?? 'none', parts.log)),
  );
  return app;
};
