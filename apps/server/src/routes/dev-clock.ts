import type { PaymentDesk } from '@nishiki/integrations/payments/stand-in/desk';
import type { Hono } from 'hono';
import * as z from 'zod';
import type { Env } from '../http/env.ts';
import { canTakeBack, clockPage } from './dev-clock-page.ts';
import type { Said } from './dev-said.ts';
import { strangeForm } from './dev-till-page.ts';

export const CLOCK_PAGE = '/dev/till';

const formSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('forward'), days: z.enum(['1', '7', '31']) }),
  z.object({
    do: z.literal('dispute'),
    invoice: z.string().max(255),
    outcome: z.enum(['open', 'won', 'lost']),
  }),
]);
type Wish = z.infer<typeof formSchema>;

const act = async (desk: PaymentDesk, wish: Wish): Promise<Said> => {
  if (wish.do === 'forward') {
    await desk.putClockForward(Number(wish.days));
    return 'forward';
  }
  const invoice = (await desk.listInvoices()).find(({ id }) => id === wish.invoice);
  if (invoice === undefined) return 'stale';
  const isDue = wish.outcome === 'open' ? canTakeBack(invoice) : invoice.dispute === 'open';
  if (!isDue) return 'stale';
  await desk.dispute(invoice.id, wish.outcome);
  return `dispute_${wish.outcome}`;
};

export const clockRoutes = (app: Hono<Env>, desk: PaymentDesk): void => {
  app.get(CLOCK_PAGE, async (c) =>
    c.html(clockPage(desk.readClock(), await desk.listInvoices(), c.req.query('said'))),
  );

  app.post(CLOCK_PAGE, async (c) => {
    const wish = formSchema.safeParse(Object.fromEntries(new URLSearchParams(await c.req.text())));
    if (!wish.success) return strangeForm(c);
    return c.redirect(`${CLOCK_PAGE}?said=${await act(desk, wish.data)}`, 303);
  });
};
