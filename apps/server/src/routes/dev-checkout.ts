import type { PaymentDesk } from '@nishiki/integrations/payments/stand-in/desk';
import type { Hono } from 'hono';
import * as z from 'zod';
import type { Env } from '../http/env.ts';
import { checkoutPage, endedPage } from './dev-checkout-page.ts';
import { notHere, ownAddress, strangeForm } from './dev-till-page.ts';

export const CHECKOUT_PAGE = '/dev/checkout/:id';

const formSchema = z.object({
  choice: z.enum(['pay', 'cancel']),
  card: z.enum(['works', 'declined', 'fails_later']),
  email: z.string().default(''),
});
const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());

export const checkoutRoutes = (app: Hono<Env>, desk: PaymentDesk): void => {
  app.get(CHECKOUT_PAGE, async (c) => {
    const session = await desk.readSession(c.req.param('id'));
    if (session === null) return notHere(c);
    if (session.state === 'open')
      return c.html(checkoutPage(session, { email: '', card: 'works' }, null));
    const back = session.state === 'paid' ? session.successUrl : session.cancelUrl;
    return c.html(endedPage(session, ownAddress(c, back)));
  });

  app.post(CHECKOUT_PAGE, async (c) => {
    const session = await desk.readSession(c.req.param('id'));
    if (session === null) return notHere(c);
    const form = formSchema.safeParse(Object.fromEntries(new URLSearchParams(await c.req.text())));
    if (!form.success) return strangeForm(c);
    // Sent twice, or in two tabs: the page itself says how it ended.
    if (session.state !== 'open') return c.redirect(c.req.path, 303);
    const { choice, ...typed } = form.data;
    if (choice === 'cancel') return c.redirect(ownAddress(c, session.cancelUrl) ?? c.req.path, 303);
    const email = session.email ?? emailSchema.safeParse(typed.email).data;
    if (email === undefined) return c.html(checkoutPage(session, typed, 'email'), 400);
    const outcome = await desk.pay(session.id, { email, card: typed.card });
    if (outcome === 'declined') return c.html(checkoutPage(session, typed, 'declined'), 402);
    const to = outcome === 'paid' ? ownAddress(c, session.successUrl) : null;
    return c.redirect(to ?? c.req.path, 303);
  });
};
