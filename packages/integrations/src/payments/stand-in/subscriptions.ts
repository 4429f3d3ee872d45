import { listOf, newId, tell, type Book } from './book.ts';
import { endSubscription } from './dunning.ts';
import { draftInvoice } from './invoicing.ts';
import { monthLine } from './lines.ts';
import { nextMonth } from './months.ts';
import type { Item, Price, Schedule, Subscription } from './shapes.ts';

/** From the end of a month until its invoice is final and is asked for, as Stripe does it. */
const DRAFT_SECONDS = 3600;

export const itemOf = (subscription: Subscription): Item => {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`The subscription ${subscription.id} is to nothing.`);
  return item;
};

export const newSubscription = (
  book: Book,
  {
    customer,
    price,
    metadata,
  }: { customer: string; price: Price; metadata: Record<string, string> },
): Subscription => {
  const { now } = book;
  const id = newId('sub');
  const item: Item = {
    id: newId('si'),
    object: 'subscription_item',
    created: now,
    current_period_end: nextMonth(now, now),
    current_period_start: now,
    metadata: {},
    price,
    quantity: 1,
    subscription: id,
  };
  const subscription: Subscription = {
    id,
    object: 'subscription',
    billing_cycle_anchor: now,
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    collection_method: 'charge_automatically',
    created: now,
    currency: price.currency,
    customer,
    ended_at: null,
    items: listOf([item], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    metadata,
    schedule: null,
    start_date: now,
    status: 'active',
  };
  book.state.subscriptions[id] = subscription;
  return subscription;
};

/** Takes a change that waits for the next month back. */
export const releaseSchedule = (book: Book, subscription: Subscription): void => {
  const schedule = subscription.schedule && book.state.schedules[subscription.schedule];
  subscription.schedule = null;
  if (!schedule) return;
  schedule.status = 'released';
  schedule.released_at = book.now;
  schedule.released_subscription = subscription.id;
  schedule.subscription = null;
  schedule.current_phase = null;
  tell(book, 'subscription_schedule.released', schedule);
};

/** Puts another price down for the next month. */
export const scheduleChange = (book: Book, subscription: Subscription, price: Price): void => {
  releaseSchedule(book, subscription);
  const { current_period_start: start, current_period_end: end, price: old } = itemOf(subscription);
  const schedule: Schedule = {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    completed_at: null,
    created: book.now,
    current_phase: { start_date: start, end_date: end },
    customer: subscription.customer,
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    phases: [
      { start_date: start, end_date: end, items: [{ price: old.id, quantity: 1 }] },
      {
        start_date: end,
        end_date: nextMonth(subscription.billing_cycle_anchor, end),
        items: [{ price: price.id, quantity: 1 }],
      },
    ],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
  };
  book.state.schedules[schedule.id] = schedule;
  subscription.schedule = schedule.id;
  tell(book, 'subscription_schedule.created', schedule);
  tell(book, 'customer.subscription.updated', subscription);
};

/** In flexible mode the portal names the time and leaves `cancel_at_period_end` as it is. */
export const cancelAtPeriodEnd = (book: Book, subscription: Subscription): void => {
  releaseSchedule(book, subscription);
  subscription.cancel_at = itemOf(subscription).current_period_end;
  subscription.canceled_at = book.now;
  tell(book, 'customer.subscription.updated', subscription);
};

export const withoutCancellation = (subscription: Subscription): void => {
  subscription.cancel_at = null;
  subscription.canceled_at = null;
};

export const keepOn = (book: Book, subscription: Subscription): void => {
  releaseSchedule(book, subscription);
  withoutCancellation(subscription);
  tell(book, 'customer.subscription.updated', subscription);
};

const beginNextPhase = (book: Book, subscription: Subscription): void => {
  const schedule = subscription.schedule && book.state.schedules[subscription.schedule];
  const price = schedule && book.state.prices[schedule.phases[1]?.items[0]?.price ?? ''];
  if (!price) return;
  itemOf(subscription).price = price;
  releaseSchedule(book, subscription);
};

/** The running month is over. */
export const beginMonth = (book: Book, subscription: Subscription): void => {
  if (subscription.cancel_at !== null) return endSubscription(book, subscription);
  beginNextPhase(book, subscription);
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const end = nextMonth(subscription.billing_cycle_anchor, start);
  item.current_period_start = start;
  item.current_period_end = end;
  const invoice = draftInvoice(book, {
    customer: subscription.customer,
    subscription,
    reason: 'subscription_cycle',
    lines: [monthLine(subscription, item.price, { start, end })],
    metadata: {},
  });
  invoice.automatically_finalizes_at = book.now + DRAFT_SECONDS;
  tell(book, 'customer.subscription.updated', subscription);
};
