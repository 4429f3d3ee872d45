import { DomainError } from '@nishiki/domain/errors';
import { newId, tell, type Book } from './book.ts';
import { paymentOf } from './collecting.ts';
import type { DeskInvoice } from './desk.ts';
import type { Charge, Dispute, Invoice } from './shapes.ts';

type Outcome = Exclude<DeskInvoice['dispute'], 'none'>;

const statuses = { open: 'needs_response', won: 'won', lost: 'lost' } as const;

export const chargeOf = (book: Book, invoice: Invoice): Charge => {
  const charge = book.state.charges[paymentOf(book, invoice).intent.latest_charge ?? ''];
  if (invoice.status !== 'paid' || !charge)
    throw new DomainError('not_found', `stand-in: ${invoice.id} was not paid`);
  return charge;
};

export const disputeOf = (book: Book, charge: string): Dispute | undefined =>
  Object.values(book.state.disputes).find((one) => one.charge === charge);

const openDispute = (book: Book, charge: Charge): Dispute => {
  const dispute: Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: book.now,
    currency: charge.currency,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'general',
    status: 'needs_response',
  };
  charge.disputed = true;
  book.state.disputes[dispute.id] = dispute;
  tell(book, 'charge.dispute.created', dispute);
  tell(book, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
};

/** What the payer's bank does. */
export const disputeInvoice = (book: Book, invoice: Invoice, outcome: Outcome): void => {
  const charge = chargeOf(book, invoice);
  const dispute = disputeOf(book, charge.id) ?? openDispute(book, charge);
  if (dispute.status === statuses[outcome]) return;
  dispute.status = statuses[outcome];
  if (outcome === 'open') return tell(book, 'charge.dispute.updated', dispute);
  if (outcome === 'won') tell(book, 'charge.dispute.funds_reinstated', dispute);
  tell(book, 'charge.dispute.closed', dispute);
};
