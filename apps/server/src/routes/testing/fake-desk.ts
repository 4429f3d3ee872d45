import type {
  DeskInvoice,
  DeskPortal,
  DeskSession,
  PaymentDesk,
} from '@nishiki/integrations/payments/stand-in/desk';

type Held = {
  session?: Partial<DeskSession>;
  portal?: Partial<DeskPortal>;
  invoices?: readonly (DeskInvoice & { email: string })[];
};

const when = new Date('2026-11-01T09:00:00Z');

export const session: DeskSession = {
  id: 'cs_1',
  state: 'open',
  title: '200 tokens',
  lines: [{ text: '200 tokens', amount: 899 }],
  total: 899,
  monthly: null,
  email: 'kiku@example.org',
  successUrl: 'http://localhost:3000/?success=true&kind=tokens&tokens=200',
  cancelUrl: 'http://localhost:3000/?canceled=true&kind=tokens',
};

export const invoice: DeskInvoice & { email: string } = {
  id: 'in_1',
  number: 'NK-0001',
  description: 'Enthusiast plan',
  status: 'paid',
  amount: 1599,
  refunded: 0,
  dispute: 'none',
  createdAt: when,
  email: 'kiku@example.org',
};

export const portal: DeskPortal = {
  id: 'bps_1',
  returnUrl: 'http://localhost:3000/profile',
  email: 'kiku@example.org',
  plan: {
    plan: 'enthusiast',
    name: 'Enthusiast',
    status: 'active',
    periodEnd: new Date('2026-12-01T09:00:00Z'),
    cancelAt: null,
    nextPlan: null,
  },
  choices: [
    {
      plan: 'hobbyist',
      name: 'Hobbyist',
      monthly: 1599,
      dueNow: 0,
      startsAt: new Date('2026-12-01T09:00:00Z'),
    },
    { plan: 'breeder', name: 'Breeder', monthly: 4999, dueNow: 1000, startsAt: null },
  ],
  chosen: null,
  card: 'works',
  invoices: [invoice],
};

/** A desk that notes what is asked of it, one line a deed, and knows one session and one portal. */
export const fakeDesk = (held: Held = {}): PaymentDesk & { readonly deeds: readonly string[] } => {
  let shown = { ...session, ...held.session };
  const kept = { ...portal, ...held.portal };
  const deeds: string[] = [];
  const note = (...words: (string | number)[]): Promise<void> =>
    Promise.resolve(void deeds.push(words.join(' ')));
  return {
    deeds,
    readSession: (id) => Promise.resolve(id === shown.id ? shown : null),
    async pay(id, { email, card }) {
      if (shown.state !== 'open') return 'over';
      await note('pay', id, email, card);
      if (card === 'declined') return 'declined';
      shown = { ...shown, state: 'paid' };
      return 'paid';
    },
    readPortal: (id) => Promise.resolve(id === kept.id ? kept : null),
    async changePlan(id, plan) {
      await note('change', id, plan);
      return kept.card === 'works' ? 'changed' : 'declined';
    },
    cancelPlan: (id) => note('cancel', id),
    keepPlan: (id) => note('keep', id),
    setCard: (id, card) => note('card', id, card),
    async payInvoice(id, one) {
      await note('invoice', id, one);
      return kept.card === 'works' ? 'paid' : 'declined';
    },
    listInvoices: () => Promise.resolve(held.invoices ?? [invoice]),
    dispute: (one, outcome) => note('dispute', one, outcome),
    readClock: () => ({ now: when, daysAhead: 1 }),
    putClockForward: (days) => note('forward', days),
  };
};
