import { tell, type Book } from './book.ts';
import { cardOf, collect } from './collecting.ts';
import { invoicesOf } from './dunning.ts';
import { draftInvoice, finalize } from './invoicing.ts';
import { prorationLine } from './lines.ts';
import type { Line, Price, Subscription } from './shapes.ts';
import {
  itemOf,
  keepOn,
  releaseSchedule,
  scheduleChange,
  withoutCancellation,
} from './subscriptions.ts';

/** What was paid last for time up to the end of the running month. */
const lastPaid = (book: Book, subscription: Subscription): Line | null => {
  const end = itemOf(subscription).current_period_end;
  const lines = invoicesOf(book, subscription.id).flatMap(({ lines: { data } }) => data);
  return lines.filter((line) => line.amount > 0 && line.period.end === end).at(-1) ?? null;
};

const cost = (line: Line): number =>
  line.amount - line.discount_amounts.reduce((sum, { amount }) => sum + amount, 0);

/** By the second: the new price for what is left of the month, less what was paid for that time. */
const upgradeLines = (book: Book, subscription: Subscription, price: Price): Line[] => {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  const period = { start: book.now, end };
  const paid = lastPaid(book, subscription);
  const unused =
    paid && Math.round((cost(paid) * (end - book.now)) / (paid.period.end - paid.period.start));
  const rest = Math.round((price.unit_amount * (end - book.now)) / (end - start));
  const old = itemOf(subscription).price;
  return [
    ...(paid && unused
      ? [prorationLine(subscription, old, { amount: -unused, period, credited: paid })]
      : []),
    prorationLine(subscription, price, { amount: rest, period, credited: null }),
  ];
};

export type Quote = { readonly dueNow: number; readonly startsAt: number | null };

const isLess = (subscription: Subscription, price: Price): boolean =>
  price.unit_amount < itemOf(subscription).price.unit_amount;

/** More is paid for at once; less begins with the next month. */
export const quoteChange = (book: Book, subscription: Subscription, price: Price): Quote =>
  isLess(subscription, price)
    ? { dueNow: 0, startsAt: itemOf(subscription).current_period_end }
    : {
        dueNow: upgradeLines(book, subscription, price).reduce(
          (sum, { amount }) => sum + amount,
          0,
        ),
        startsAt: null,
      };

/** A card that does not pay leaves everything as it was. */
const upgrade = (book: Book, subscription: Subscription, price: Price): 'changed' | 'declined' => {
  if (cardOf(book, subscription.customer) === 'fails') return 'declined';
  const lines = upgradeLines(book, subscription, price);
  releaseSchedule(book, subscription);
  withoutCancellation(subscription);
  itemOf(subscription).price = price;
  const invoice = draftInvoice(book, {
    customer: subscription.customer,
    subscription,
    reason: 'subscription_update',
    lines,
    metadata: {},
  });
  finalize(book, invoice);
  collect(book, invoice, 'works');
  tell(book, 'customer.subscription.updated', subscription);
  return 'changed';
};

export const changePrice = (
  book: Book,
  subscription: Subscription,
  price: Price,
): 'changed' | 'declined' => {
  if (price.id === itemOf(subscription).price.id) keepOn(book, subscription);
  else if (isLess(subscription, price)) {
    withoutCancellation(subscription);
    scheduleChange(book, subscription, price);
  } else return upgrade(book, subscription, price);
  return 'changed';
};
