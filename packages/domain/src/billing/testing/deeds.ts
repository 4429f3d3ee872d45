/** What may happen to a customer, drawn at random and done at the payment service. */
import type { PlanId } from '@nishiki/contract/plans';
import { packageIds } from '@nishiki/contract/token-packages';
import fc from 'fast-check';
import { wait } from './clock.ts';
import {
  buy,
  DAY,
  end,
  HOUR,
  MINUTE,
  payOpen,
  subscribe,
  upgrade,
  type Invoice,
  type Service,
  type Subscription,
} from './service.ts';
import { besides, heldBy } from './truth.ts';

const ladder = ['hobbyist', 'enthusiast', 'breeder'] as const satisfies readonly PlanId[];

/** `at` picks one of the invoices for which it can be done. */
export type Deed =
  | { readonly do: 'buy'; readonly pack: (typeof packageIds)[number] }
  | {
      readonly do: 'subscribe';
      readonly plan: PlanId;
      readonly price: 'introduction' | 'full' | 'nothing';
    }
  | { readonly do: 'upgrade'; readonly steps: number; readonly billed: 'now' | 'later' }
  | { readonly do: 'downgrade' | 'cancel' | 'keep' | 'cancel now' | 'pay' | 'end what is beside' }
  | { readonly do: 'card'; readonly works: boolean }
  | { readonly do: 'refund'; readonly at: number; readonly quarters: number }
  | { readonly do: 'dispute' | 'win' | 'lose' | 'refund fails'; readonly at: number }
  | { readonly do: 'wait'; readonly milliseconds: number };

const word = <T extends string>(...words: readonly T[]) => fc.constantFrom(...words);
const at = fc.nat(30);

export const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: word('buy'), pack: word(...packageIds) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: word('subscribe'),
      plan: word(...ladder),
      price: word('introduction', 'full', 'full', 'nothing'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: word('upgrade'),
      steps: fc.integer({ min: 1, max: 2 }),
      billed: word('now', 'now', 'later'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: word('downgrade', 'cancel', 'keep', 'cancel now', 'pay', 'end what is beside'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: word('card'), works: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: word('refund'), at, quarters: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 5, arbitrary: fc.record({ do: word('dispute', 'win', 'lose', 'refund fails'), at }) },
  {
    weight: 9,
    arbitrary: fc.record({
      do: word('wait'),
      milliseconds: fc.constantFrom(
        ...[17 * MINUTE, HOUR, 5 * HOUR, DAY, 6 * DAY, 7 * DAY, 15 * DAY, 31 * DAY, 100 * DAY],
      ),
    }),
  },
);

const kept = ({ paid, refunded, disputed }: Invoice): number => paid - refunded - disputed;

const pick = <T>(all: readonly T[], which: number): T | undefined => all[which % all.length];

/** An invoice that was paid and whose money is here, in part at least. */
export const paidOne = (service: Service, which: number): Invoice | undefined =>
  pick(
    service.invoices.filter((one) => one.status === 'paid' && kept(one) > 0),
    which,
  );

export const refundByHand = (service: Service, invoice: Invoice, amount: number): void => {
  invoice.refunded += amount;
  invoice.byHand += amount;
  service.till.push(-amount);
};

const dispute = (service: Service, which: number): void => {
  const invoice = paidOne(service, which);
  if (!invoice || invoice.dispute !== 'none') return;
  invoice.dispute = 'open';
  invoice.disputed = kept(invoice);
  service.till.push(-invoice.disputed);
};

const endDispute = (service: Service, which: number, outcome: 'win' | 'lose'): void => {
  const open = service.invoices.filter((one) => one.dispute === 'open');
  const invoice = pick(open, which);
  if (!invoice) return;
  invoice.dispute = outcome === 'win' ? 'none' : 'lost';
  if (outcome === 'lose') return;
  service.till.push(invoice.disputed);
  invoice.disputed = 0;
};

/** Money that was asked for here goes out; a plan's ends the plan. */
export const refundAsked = (
  service: Service,
  invoice: Invoice,
  wish: { amount: number; tokens: number },
): void => {
  service.refunds.push({ invoice: invoice.id, ...wish, state: 'done' });
  invoice.refunded += wish.amount;
  service.till.push(-wish.amount);
  for (const subscription of service.subscriptions)
    if (subscription.id === invoice.subscription) end(subscription);
};

const failRefund = (service: Service, which: number): void => {
  const done = service.refunds.filter(({ state }) => state === 'done');
  const refund = pick(done, which);
  const invoice = service.invoices.find(({ id }) => id === refund?.invoice);
  if (!refund || !invoice) return;
  refund.state = 'failed';
  invoice.refunded -= refund.amount;
  service.till.push(refund.amount);
};

/** As a page for it says: a second subscription ends, and the money of its month goes back. */
const endBesides = (service: Service): void => {
  for (const subscription of besides(service)) {
    for (const invoice of service.invoices)
      if (
        invoice.subscription === subscription.id &&
        invoice.status === 'paid' &&
        invoice.createdAt >= subscription.periodStart &&
        kept(invoice) > 0
      )
        refundByHand(service, invoice, kept(invoice));
    end(subscription);
  }
};

const change = (service: Service, subscription: Subscription, what: Deed): void => {
  const rung = ladder.findIndex((plan) => plan === subscription.plan);
  if (what.do === 'upgrade') {
    const plan = ladder[rung + what.steps];
    if (plan && subscription.status === 'active') upgrade(service, subscription, plan, what.billed);
  }
  if (what.do === 'downgrade') subscription.nextPlan = ladder[rung - 1] ?? null;
  if (what.do === 'cancel') subscription.cancelAt = subscription.periodEnd;
  if (what.do === 'cancel now') end(subscription);
  if (what.do !== 'keep') return;
  subscription.cancelAt = null;
  subscription.nextPlan = null;
};

export const happen = (service: Service, what: Deed): void => {
  switch (what.do) {
    case 'buy':
      return buy(service, what.pack);
    case 'subscribe':
      // Of two within one second either may be held: that depends on which was heard of first.
      wait(service, 1000);
      return subscribe(service, what.plan, what.price);
    case 'card':
      service.cardWorks = what.works;
      return;
    case 'pay':
      return payOpen(service);
    case 'refund': {
      const invoice = paidOne(service, what.at);
      if (invoice && invoice.disputed === 0)
        refundByHand(service, invoice, Math.ceil((kept(invoice) * what.quarters) / 4));
      return;
    }
    case 'dispute':
      return dispute(service, what.at);
    case 'win':
    case 'lose':
      return endDispute(service, what.at, what.do);
    case 'refund fails':
      return failRefund(service, what.at);
    case 'end what is beside':
      return endBesides(service);
    case 'wait':
      return wait(service, what.milliseconds);
    default: {
      const held = heldBy(service);
      if (held) change(service, held.subscription, what);
    }
  }
};
