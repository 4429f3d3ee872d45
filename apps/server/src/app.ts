import type { Endpoint, ErrorShape } from '@nishiki/contract/endpoint';
import { endpoints } from '@nishiki/contract/endpoints';
import { Hono, type Context } from 'hono';
import { clientOfRequest } from './http/client.ts';
import type { Env } from './http/env.ts';
import { answerFailure, failure, toFailure } from './http/errors.ts';
import { isLocalRequest } from './http/local-only.ts';
import type { Parts } from './http/parts.ts';
import { requestLog } from './http/request-id.ts';
import { securityHeaders } from './http/security-headers.ts';
import { readManifest } from './http/site-manifest.ts';
import { apiRoutes } from './routes/api.ts';
import { authRoutes } from './routes/auth.ts';
import { chatRoutes } from './routes/chat.ts';
import { crawlerRoutes } from './routes/crawlers.ts';
import { devIdentityRoutes } from './routes/dev-identity.ts';
import { devOutboxRoutes } from './routes/dev-outbox.ts';
import { devTillRoutes } from './routes/dev-till.ts';
import { docsRoutes } from './routes/docs.ts';
import { functionRoutes } from './routes/functions.ts';
import { healthRoutes } from './routes/health.ts';
import { photoRoutes } from './routes/photos.ts';
import { publicRoutes } from './routes/public.ts';
import { restRoutes } from './routes/rest.ts';
import { webhookRoutes } from './routes/webhooks.ts';
import { siteRoutes } from './routes/site.ts';

/** Where calls live, and in whose words errors are told there. */
const callAreas: readonly { prefix: string; shape: ErrorShape }[] = [
  { prefix: '/functions/*', shape: 'nishiki' },
  { prefix: '/api/*', shape: 'nishiki' },
  { prefix: '/photos/*', shape: 'nishiki' },
  { prefix: '/auth/v1/*', shape: 'gotrue' },
  { prefix: '/rest/*', shape: 'postgrest' },
];

const patterns = Object.values<Endpoint>(endpoints).map(
  ({ path }) => new RegExp(`^${path.replace(/:[a-z]+/g, '[^/]+')}$`),
);
/** True for an address of the contract, whatever the method. */
const known = (path: string): boolean => patterns.some((pattern) => pattern.test(path));

/** The whole site as a value without side effects: tests call `app.request()`. */
export const createApp = (parts: Parts): Hono<Env> => {
  const app = new Hono<Env>();
  const site = readManifest(parts.siteFolder);
  app.use(requestLog(parts.log));
  app.use(securityHeaders(parts.settings.PUBLIC_URL?.startsWith('https:') ?? false));
  healthRoutes(app, parts);
  docsRoutes(app, parts, site);
  crawlerRoutes(app, parts, site);
  // Only these know who asks: pages and assets are the same for everybody and set no cookie.
  for (const { prefix } of callAreas) app.use(prefix, clientOfRequest(parts));
  authRoutes(app, parts);
  restRoutes(app, parts);
  functionRoutes(app, parts);
  apiRoutes(app, parts);
  publicRoutes(app, parts);
  chatRoutes(app, parts);
  photoRoutes(app, parts);
  webhookRoutes(app, parts);
  for (const { prefix, shape } of callAreas)
    app.all(prefix, (c) => {
      const code = known(c.req.path) ? 'method_not_allowed' : 'not_found';
      return answerFailure(c, failure(code, c.get('requestId')), shape);
    });
  const isLocal = (c: Context<Env>): boolean => isLocalRequest(parts.settings, c);
  devOutboxRoutes(app, { isLocal, outboxFolder: parts.outboxFolder });
  devTillRoutes(app, { isLocal, desk: parts.paymentDesk });
  devIdentityRoutes(app, { isLocal, provider: parts.standInIdentity });
  siteRoutes(app, parts, site);
  // Pages are only read: anything else that comes here has mistaken the address or the method.
  app.notFound((c) =>
    answerFailure(
      c,
      failure(known(c.req.path) ? 'method_not_allowed' : 'not_found', c.get('requestId')),
    ),
  );
  app.onError((error, c) =>
    answerFailure(c, toFailure(error, c.get('requestId') ?? 'none', parts.log)),
  );
  return app;
};
