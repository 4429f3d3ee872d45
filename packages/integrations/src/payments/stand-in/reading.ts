import type { PlanId } from '@nishiki/contract/plans';
import { plans } from '@nishiki/contract/plans';
import { planOfProduct } from '../stripe/sale-table.ts';
import { dateOf } from '../stripe/values.ts';
import { quoteChange } from './changes.ts';
import { chargeOf, disputeOf } from './disputes.ts';
import type { Book } from './book.ts';
import type { DeskInvoice, DeskPlan, DeskPortal, DeskSession } from './desk.ts';
import type { Invoice, Portal, Price, Subscription } from './shapes.ts';
import { itemOf } from './subscriptions.ts';

const nameOf = (book: Book, product: string): string =>
  book.state.products[product]?.name ?? product;

const planOf = ({ product }: Price): PlanId | null => planOfProduct(product);

export const readSession = (book: Book, id: string): DeskSession | null => {
  const { sessions, orders, prices, coupons, customers } = book.state;
  const session = Object.hasOwn(sessions, id) ? sessions[id] : undefined;
  const order = orders[id];
  const price = prices[order?.price ?? ''];
  if (!session || !price) return null;
  const coupon = coupons[order?.coupon ?? ''];
  const name = nameOf(book, price.product);
  const lines = [
    { text: price.recurring ? `${name}, 1 month` : name, amount: price.unit_amount },
    ...(coupon ? [{ text: coupon.name ?? 'Discount', amount: -coupon.amount_off }] : []),
  ];
  const states = { open: 'open', complete: 'paid' } as const;
  return {
    id,
    state: states[session.status as keyof typeof states] ?? 'over',
    title: name,
    lines,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    monthly: price.recurring ? price.unit_amount : null,
    email: customers[session.customer ?? '']?.email ?? session.customer_details?.email ?? null,
    successUrl: session.success_url ?? '',
    cancelUrl: session.cancel_url ?? '',
  };
};

const disputeStates: Readonly<Record<string, DeskInvoice['dispute']>> = {
  needs_response: 'open',
  won: 'won',
  lost: 'lost',
};

const deskStatuses: Readonly<Record<string, DeskInvoice['status']>> = {
  paid: 'paid',
  open: 'open',
};

const describe = (book: Book, { lines, billing_reason: reason }: Invoice): string => {
  const last = lines.data.at(-1);
  const name = nameOf(book, last?.pricing.price_details.product ?? '');
  if (reason === 'subscription_update') return `Change to ${name}`;
  return last?.subscription ? `${name}, 1 month` : name;
};

export const readInvoice = (book: Book, invoice: Invoice): DeskInvoice => {
  const charge = invoice.status === 'paid' ? chargeOf(book, invoice) : null;
  const dispute = charge && disputeOf(book, charge.id);
  return {
    id: invoice.id,
    number: invoice.number,
    description: describe(book, invoice),
    status: deskStatuses[invoice.status ?? ''] ?? 'void',
    amount: invoice.total,
    refunded: charge?.amount_refunded ?? 0,
    dispute: (dispute && disputeStates[dispute.status]) ?? 'none',
    createdAt: dateOf(invoice.created),
  };
};

/** Final ones, newest first. */
export const finalInvoices = (book: Book): Invoice[] =>
  Object.values(book.state.invoices)
    .filter(({ status }) => status !== 'draft')
    .reverse();

/** The one that the page is about, or the one that runs. */
export const subscriptionOf = (book: Book, portal: Portal): Subscription | null => {
  const named = portal.flow?.subscription_update_confirm.subscription;
  const running = Object.values(book.state.subscriptions).filter(
    ({ customer, status }) => customer === portal.customer && status !== 'canceled',
  );
  return running.find(({ id }) => id === named) ?? running[0] ?? null;
};

export const priceOfPlan = (book: Book, portal: Portal, plan: PlanId): Price | undefined => {
  const { subscription_update: update } = book.state.configurations[portal.configuration]
    ?.features as { subscription_update: { products: Record<string, { prices: object }> } };
  const offered = Object.values(update.products).flatMap(({ prices }) => Object.values(prices));
  return offered
    .map((id) => book.state.prices[id])
    .find((price) => price !== undefined && planOf(price) === plan);
};

const readPlan = (book: Book, subscription: Subscription): DeskPlan | null => {
  const { price, current_period_end: end } = itemOf(subscription);
  const plan = planOf(price);
  if (plan === null) return null;
  const schedule = book.state.schedules[subscription.schedule ?? ''];
  const next = book.state.prices[schedule?.phases[1]?.items[0]?.price ?? ''];
  return {
    plan,
    name: nameOf(book, price.product),
    status: subscription.status === 'past_due' ? 'past_due' : 'active',
    periodEnd: dateOf(end),
    cancelAt: subscription.cancel_at === null ? null : dateOf(subscription.cancel_at),
    nextPlan: next ? planOf(next) : null,
  };
};

const choicesOf = (book: Book, portal: Portal, subscription: Subscription): DeskPortal['choices'] =>
  plans.flatMap(({ id: plan }) => {
    const price = priceOfPlan(book, portal, plan);
    if (!price || plan === planOf(itemOf(subscription).price)) return [];
    const { dueNow, startsAt } = quoteChange(book, subscription, price);
    return [
      {
        plan,
        name: nameOf(book, price.product),
        monthly: price.unit_amount,
        dueNow,
        startsAt: startsAt === null ? null : dateOf(startsAt),
      },
    ];
  });

export const readPortal = (book: Book, portal: Portal): DeskPortal => {
  const { customer, flow } = portal;
  const subscription = subscriptionOf(book, portal);
  const chosen = book.state.prices[flow?.subscription_update_confirm.items[0]?.price ?? ''];
  return {
    id: portal.id,
    returnUrl: portal.return_url,
    email: book.state.customers[customer]?.email ?? '',
    plan: subscription && readPlan(book, subscription),
    choices: subscription ? choicesOf(book, portal, subscription) : [],
    chosen: chosen ? planOf(chosen) : null,
    card: book.state.cards[customer] ?? 'works',
    invoices: finalInvoices(book)
      .filter((invoice) => invoice.customer === customer)
      .map((invoice) => readInvoice(book, invoice)),
  };
};
