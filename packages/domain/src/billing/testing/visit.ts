/** What a keeper and an operator do here, beside the payment service. */
import type { PlanId } from '@nishiki/contract/plans';
import { nextMonth } from '../../subscription/months.ts';
import { decide, type Decision } from '../decide.ts';
import { offerOf } from '../money-back.ts';
import { refundAsked } from './deeds.ts';
import { apply, heldOf, write, type Keeper } from './keeper.ts';
import { monthOf } from '../tokens-of.ts';
import { wait } from './clock.ts';
import { look, MINUTE, planOf, type Invoice, type Service } from './service.ts';

/** The payment service is read, and what follows is done. */
export const read = (service: Service, keeper: Keeper): Decision => {
  const decision = decide(look(service), heldOf(keeper, service.refunds), service.now);
  apply(keeper, decision, keeper.applied + 1);
  return decision;
};

const offerFor = (service: Service, keeper: Keeper, invoice: Invoice) => {
  const marks = keeper.marks.get(invoice.id) ?? { given: 0, ended: 0, taken: 0, owed: 0, moves: 0 };
  const firstPlan = service.invoices.find(
    ({ kind, status, paid }) => kind === 'plan' && status === 'paid' && paid > 0,
  );
  const back = service.refunds.filter(({ state }) => state !== 'failed').map((one) => one.invoice);
  const used = service.invoices.filter(({ id }) => back.includes(id)).map(({ kind }) => kind);
  const facts = { wallet: keeper.wallet, used, now: service.now };
  const asked = {
    ...invoice,
    ...marks,
    plan: null,
    goesBack: false,
    isFirstPlan: invoice === firstPlan,
    periodEnd:
      monthOf(look(service).invoices.find(({ id }) => id === invoice.id) ?? { lines: [] })
        ?.periodEnd ?? null,
    changes: 0,
  };
  return { marks, offer: offerOf(asked, facts) };
};

/** What the page of invoices offers is taken: the tokens go at once, the money a moment later. */
export const askMoneyBack = (service: Service, keeper: Keeper, which: number): void => {
  const invoice = service.invoices[which % Math.max(1, service.invoices.length)];
  if (!invoice) return;
  const { marks, offer } = offerFor(service, keeper, invoice);
  if (offer === null) return;
  const { amount, tokens } = offer;
  const isPlan = invoice.kind === 'plan';
  const moves = marks.moves + 1;
  if (tokens > 0)
    write(keeper, `invoice:${invoice.id}:${moves}`, {
      monthly: isPlan ? -tokens : 0,
      lasting: isPlan ? 0 : -tokens,
    });
  const taken = isPlan
    ? { ended: marks.ended + tokens }
    : { owed: marks.owed + tokens, taken: marks.taken + tokens };
  keeper.marks = new Map(keeper.marks).set(invoice.id, { ...marks, ...taken, moves });
  refundAsked(service, invoice, { amount, tokens });
};

/** An operator gives a plan. Refused to those who pay for one. */
export const givePlan = (service: Service, keeper: Keeper, plan: PlanId): void => {
  if (keeper.plan?.source === 'stripe') return;
  // Nobody gives two within the same instant.
  wait(service, MINUTE);
  const [periodStart, periodEnd] = [service.now, nextMonth(service.now)];
  const key = `${periodStart.toISOString()}:${keeper.ledger.size}`;
  write(keeper, `operator-ended:${key}`, { monthly: -keeper.wallet.monthly, lasting: 0 });
  write(keeper, `operator:${key}`, { monthly: planOf(plan).tokens, lasting: 0 });
  keeper.plan = { source: 'operator', subscription: null, periodStart, periodEnd };
  keeper.works = plan;
};
