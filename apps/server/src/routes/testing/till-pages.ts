import type { PaymentDesk } from '@nishiki/integrations/payments/stand-in/desk';
import { Hono } from 'hono';
import type { Env } from '../../http/env.ts';
import { devTillRoutes, type DevTillParts } from '../dev-till.ts';

export const origin = 'http://localhost:3000';

/** A browser that stands in front of the till's pages. */
export const tillPages = (desk: PaymentDesk | null, parts: Partial<DevTillParts> = {}) => {
  const app = new Hono<Env>();
  devTillRoutes(app, { isLocal: () => true, desk, ...parts });
  return {
    open: (path: string) => app.request(origin + path),
    send: (
      path: string,
      fields: Record<string, string>,
      headers: Record<string, string> = { origin },
    ) =>
      app.request(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
  };
};

/** Where an answer leads. */
export const leadsTo = (response: Response): string | null =>
  response.status === 303 ? response.headers.get('location') : null;
