import { tell, type Book } from './book.ts';
import type { Invoice, Subscription } from './shapes.ts';

export const invoicesOf = (book: Book, subscription: string): Invoice[] =>
  Object.values(book.state.invoices).filter(
    ({ parent }) => parent?.subscription_details?.subscription === subscription,
  );

/** Unpaid after a try. */
export const overdueOf = (book: Book, subscription: string): Invoice[] =>
  invoicesOf(book, subscription).filter(({ status, attempted }) => status === 'open' && attempted);

/** A subscription is past due for as long as a payment of it has failed. */
export const settleStatus = (book: Book, invoice: Invoice): void => {
  const id = invoice.parent?.subscription_details?.subscription;
  const subscription = typeof id === 'string' ? book.state.subscriptions[id] : undefined;
  if (!subscription || subscription.status === 'canceled') return;
  const status = overdueOf(book, subscription.id).length > 0 ? 'past_due' : 'active';
  if (status === subscription.status) return;
  subscription.status = status;
  tell(book, 'customer.subscription.updated', subscription);
};

/** For good. What is unpaid stays open, but is not tried again. */
export const endSubscription = (book: Book, subscription: Subscription): void => {
  subscription.status = 'canceled';
  subscription.ended_at = book.now;
  subscription.canceled_at ??= book.now;
  for (const invoice of invoicesOf(book, subscription.id)) {
    if (invoice.status !== 'open' && invoice.status !== 'draft') continue;
    invoice.auto_advance = false;
    invoice.next_payment_attempt = null;
    invoice.automatically_finalizes_at = null;
  }
  tell(book, 'customer.subscription.deleted', subscription);
};
