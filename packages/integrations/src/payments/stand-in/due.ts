import { tell, type Book } from './book.ts';
import { cardOf, collect } from './collecting.ts';
import { endSubscription, overdueOf } from './dunning.ts';
import { finalize } from './invoicing.ts';
import type { Invoice, Session, Subscription } from './shapes.ts';
import { beginMonth, itemOf } from './subscriptions.ts';

type Due = { readonly at: number; readonly happen: () => void };

/** Days after which a subscription that nobody pays for ends. */
const PATIENCE_SECONDS = 21 * 24 * 3600;

const expire = (book: Book, session: Session): void => {
  session.status = 'expired';
  session.url = null;
  tell(book, 'checkout.session.expired', session);
};

const ofSession = (book: Book, session: Session): Due[] =>
  session.status === 'open'
    ? [{ at: session.expires_at, happen: () => expire(book, session) }]
    : [];

const ofInvoice = (book: Book, invoice: Invoice): Due[] => {
  const { automatically_finalizes_at: finalAt, next_payment_attempt: tryAt, status } = invoice;
  const card = cardOf(book, invoice.customer);
  if (status === 'draft' && finalAt !== null)
    return [
      {
        at: finalAt,
        happen: () => {
          finalize(book, invoice);
          collect(book, invoice, card);
        },
      },
    ];
  if (status === 'open' && tryAt !== null)
    return [{ at: tryAt, happen: () => void collect(book, invoice, card) }];
  return [];
};

const ofSubscription = (book: Book, subscription: Subscription): Due[] => {
  if (subscription.status === 'canceled') return [];
  const month = {
    at: itemOf(subscription).current_period_end,
    happen: () => beginMonth(book, subscription),
  };
  const ends = overdueOf(book, subscription.id).map(({ status_transitions: { finalized_at } }) => ({
    at: (finalized_at ?? 0) + PATIENCE_SECONDS,
    happen: () => endSubscription(book, subscription),
  }));
  return [month, ...ends];
};

const nextDue = (book: Book): Due | undefined => {
  const { sessions, invoices, subscriptions } = book.state;
  const all = [
    ...Object.values(sessions).flatMap((one) => ofSession(book, one)),
    ...Object.values(invoices).flatMap((one) => ofInvoice(book, one)),
    ...Object.values(subscriptions).flatMap((one) => ofSubscription(book, one)),
  ];
  return all.sort((a, b) => a.at - b.at)[0];
};

/** Lets everything happen that fell due until then, in its order and at its own time. */
export const catchUp = (book: Book, until: number): void => {
  for (let due = nextDue(book); due && due.at <= until; due = nextDue(book)) {
    book.now = due.at;
    due.happen();
  }
  book.now = until;
};
