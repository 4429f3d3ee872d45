import { DomainError } from '@nishiki/domain/errors';
import type { Book } from './book.ts';
import { catchUp } from './due.ts';
import { changePrice } from './changes.ts';
import { cardOf, collect } from './collecting.ts';
import type { PaymentDesk } from './desk.ts';
import { disputeInvoice } from './disputes.ts';
import type { Engine } from './engine.ts';
import { paySession } from './paying.ts';
import * as reading from './reading.ts';
import type { Invoice, Portal, Subscription } from './shapes.ts';
import { cancelAtPeriodEnd, keepOn } from './subscriptions.ts';

const DAY = 24 * 3600;

const own = <T>(all: Record<string, T>, id: string): T | null =>
  Object.hasOwn(all, id) ? (all[id] ?? null) : null;

const need = <T>(found: T | null | undefined, what: string): T => {
  if (found === null || found === undefined)
    throw new DomainError('not_found', `stand-in: no such ${what}`);
  return found;
};

const portalOf = (book: Book, id: string): Portal => need(own(book.state.portals, id), 'portal');

const planOf = (book: Book, portal: string): Subscription =>
  need(reading.subscriptionOf(book, portalOf(book, portal)), 'plan');

const invoiceOf = (book: Book, id: string): Invoice =>
  need(own(book.state.invoices, id), 'invoice');

const pay = (book: Book, portal: string, id: string): 'paid' | 'declined' => {
  const invoice = invoiceOf(book, id);
  if (invoice.customer !== portalOf(book, portal).customer || invoice.status !== 'open')
    throw new DomainError('not_found', 'stand-in: no such open invoice');
  return collect(book, invoice, cardOf(book, invoice.customer));
};

const listInvoices = (book: Book) =>
  reading.finalInvoices(book).map((invoice) => ({
    ...reading.readInvoice(book, invoice),
    email: invoice.customer_email ?? '',
  }));

/** @param tellSite delivers what a change made known */
export const openDesk = (engine: Engine, tellSite: () => Promise<void>): PaymentDesk => {
  const doing = async <T>(work: (book: Book) => T): Promise<T> => {
    const result = await engine.change(work);
    await tellSite();
    return result;
  };
  return {
    readSession: (id) => engine.change((book) => reading.readSession(book, id)),
    pay: (id, payer) => doing((book) => paySession(book, id, payer)),
    readPortal: (id) =>
      engine.change((book) => {
        const portal = own(book.state.portals, id);
        return portal && reading.readPortal(book, portal);
      }),
    changePlan: (portal, plan) =>
      doing((book) => {
        const price = need(reading.priceOfPlan(book, portalOf(book, portal), plan), 'plan');
        return changePrice(book, planOf(book, portal), price);
      }),
    cancelPlan: (portal) => doing((book) => cancelAtPeriodEnd(book, planOf(book, portal))),
    keepPlan: (portal) => doing((book) => keepOn(book, planOf(book, portal))),
    setCard: (portal, card) =>
      doing((book) => {
        book.state.cards[portalOf(book, portal).customer] = card;
      }),
    payInvoice: (portal, invoice) => doing((book) => pay(book, portal, invoice)),
    listInvoices: () => engine.change(listInvoices),
    dispute: (invoice, outcome) =>
      doing((book) => disputeInvoice(book, invoiceOf(book, invoice), outcome)),
    readClock: () => ({ now: engine.now(), daysAhead: engine.aheadSeconds() / DAY }),
    putClockForward: async (days) => {
      if (!(days > 0) || !Number.isFinite(days))
        throw new DomainError('invalid_request', 'stand-in: the clock only goes forward');
      await doing((book) => {
        const seconds = Math.round(days * DAY);
        book.state.aheadSeconds += seconds;
        catchUp(book, book.now + seconds);
      });
    },
  };
};
