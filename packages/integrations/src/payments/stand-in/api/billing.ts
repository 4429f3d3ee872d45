import { endSubscription } from '../dunning.ts';
import type { Book } from '../book.ts';
import type { Invoice, Subscription } from '../shapes.ts';
import { customerOf, expandOf, find, page, type Handle } from './call.ts';
import { text } from './params.ts';
import { missing } from './refusal.ts';

const withSchedule = (book: Book, subscription: Subscription): object => ({
  ...subscription,
  schedule: subscription.schedule && book.state.schedules[subscription.schedule],
});

export const listSubscriptions: Handle = (call) => {
  const { book, params } = call;
  const customer = customerOf(call);
  const status = text(params, 'status');
  const isExpanded = expandOf(call, ['data.schedule']).has('data.schedule');
  const found = page(
    call,
    Object.values(book.state.subscriptions).filter(
      (one) =>
        (customer === null || one.customer === customer) &&
        // Without a word those that ended are left out.
        (status === null ? one.status !== 'canceled' : status === 'all' || one.status === status),
    ),
  );
  if (!isExpanded) return found;
  return { ...found, data: found.data.map((one) => withSchedule(book, one)) };
};

export const readSubscription: Handle = ({ book, id }) =>
  find(book.state.subscriptions, id, 'subscription');

export const cancelSubscription: Handle = ({ book, id }) => {
  const subscription = find(book.state.subscriptions, id, 'subscription');
  if (subscription.status === 'canceled') throw missing('id', 'subscription');
  endSubscription(book, subscription);
  return subscription;
};

/** Payments come along only for who asks for them. */
const shown = (invoice: Invoice, isExpanded: boolean): object => {
  if (isExpanded) return invoice;
  const { payments: _, ...rest } = invoice;
  return rest;
};

export const listInvoices: Handle = (call) => {
  const customer = customerOf(call);
  const isExpanded = expandOf(call, ['data.payments']).has('data.payments');
  const found = page(
    call,
    Object.values(call.book.state.invoices).filter(
      (one) => customer === null || one.customer === customer,
    ),
  );
  return { ...found, data: found.data.map((one) => shown(one, isExpanded)) };
};

export const readInvoice: Handle = (call) =>
  shown(
    find(call.book.state.invoices, call.id, 'invoice'),
    expandOf(call, ['payments']).has('payments'),
  );
