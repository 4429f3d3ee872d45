import { planIdSchema } from '@nishiki/contract/account';
import type { DeskPortal, PaymentDesk } from '@nishiki/integrations/payments/stand-in/desk';
import type { Hono } from 'hono';
import * as z from 'zod';
import type { Env } from '../http/env.ts';
import { portalPage } from './dev-portal-page.ts';
import type { Said } from './dev-said.ts';
import { notHere, ownAddress, strangeForm } from './dev-till-page.ts';

export const PORTAL_PAGE = '/dev/portal/:id';

const formSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('change'), plan: planIdSchema }),
  z.object({ do: z.literal('cancel') }),
  z.object({ do: z.literal('keep') }),
  z.object({ do: z.literal('card'), card: z.enum(['works', 'fails']) }),
  z.object({ do: z.literal('pay'), invoice: z.string().max(255) }),
]);
type Wish = z.infer<typeof formSchema>;

/** Does what the page offers now, which may be less than it offered when it was shown. */
const act = async (desk: PaymentDesk, portal: DeskPortal, wish: Wish): Promise<Said> => {
  const { id, plan } = portal;
  switch (wish.do) {
    case 'change': {
      const choice = portal.choices.find((one) => one.plan === wish.plan);
      if (choice === undefined || plan?.nextPlan === choice.plan) return 'stale';
      if ((await desk.changePlan(id, choice.plan)) === 'declined') return 'declined';
      return choice.startsAt === null ? 'changed' : 'changes_later';
    }
    case 'cancel':
      if (plan === null || plan.cancelAt !== null) return 'stale';
      await desk.cancelPlan(id);
      return 'cancelled';
    case 'keep':
      if (plan === null || (plan.cancelAt === null && plan.nextPlan === null)) return 'stale';
      await desk.keepPlan(id);
      return 'kept';
    case 'card':
      await desk.setCard(id, wish.card);
      return `card_${wish.card}`;
    case 'pay': {
      const isOpen = portal.invoices.some(
        (one) => one.id === wish.invoice && one.status === 'open',
      );
      return isOpen ? await desk.payInvoice(id, wish.invoice) : 'stale';
    }
  }
};

export const portalRoutes = (app: Hono<Env>, desk: PaymentDesk): void => {
  app.get(PORTAL_PAGE, async (c) => {
    const portal = await desk.readPortal(c.req.param('id'));
    if (portal === null) return notHere(c);
    return c.html(portalPage(portal, ownAddress(c, portal.returnUrl), c.req.query('said')));
  });

  app.post(PORTAL_PAGE, async (c) => {
    const portal = await desk.readPortal(c.req.param('id'));
    if (portal === null) return notHere(c);
    const wish = formSchema.safeParse(Object.fromEntries(new URLSearchParams(await c.req.text())));
    if (!wish.success) return strangeForm(c);
    return c.redirect(`${c.req.path}?said=${await act(desk, portal, wish.data)}`, 303);
  });
};
