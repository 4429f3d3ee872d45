import type { PaymentDesk } from '@nishiki/integrations/payments/stand-in/desk';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { Env } from '../http/env.ts';
import { CHECKOUT_PAGE, checkoutRoutes } from './dev-checkout.ts';
import { CLOCK_PAGE, clockRoutes } from './dev-clock.ts';
import { PORTAL_PAGE, portalRoutes } from './dev-portal.ts';

export type DevTillParts = {
  /** Whether the request comes from this machine to a site that is not public. */
  readonly isLocal: (c: Context<Env>) => boolean;
  /** Null where a real payment service is set up, or none at all. */
  readonly desk: PaymentDesk | null;
};

const pages = [CHECKOUT_PAGE, PORTAL_PAGE, CLOCK_PAGE];
const BODY_LIMIT = 4096;

/** The pages on which the stand-in of the payment service is paid, by people and by tests. */
export const devTillRoutes = (app: Hono<Env>, { isLocal, desk }: DevTillParts): void => {
  if (desk === null) {
    for (const page of pages) app.all(page, (c) => c.notFound());
    return;
  }
  const localOnly = createMiddleware<Env>(async (c, next) => {
    if (!isLocal(c)) return c.notFound();
    c.header('Cache-Control', 'no-store');
    await next();
  });
  // Browsers name where a form was: another site must not buy or cancel anything here.
  const ownFormsOnly = createMiddleware<Env>(async (c, next) => {
    const from = c.req.method === 'POST' ? c.req.header('origin') : undefined;
    if (from !== undefined && from !== new URL(c.req.url).origin)
      return c.text('The form was sent from another site.', 403);
    await next();
  });
  const smallFormsOnly = bodyLimit({
    maxSize: BODY_LIMIT,
    onError: (c) => c.text('The form is too large.', 413),
  });
  for (const page of pages) app.use(page, localOnly, ownFormsOnly, smallFormsOnly);
  checkoutRoutes(app, desk);
  portalRoutes(app, desk);
  clockRoutes(app, desk);
};
