import type { BilledInvoice } from './facts.ts';

/** Money back that was asked for here, with the tokens that go back with it. */
export type HeldRefund = {
  /** The payment service's id of the invoice. */
  readonly invoice: string;
  readonly amount: number;
  readonly tokens: number;
  readonly state: 'asked' | 'done' | 'failed';
};

/** The part of a paid invoice whose money stayed, 0 to 1. What cost nothing stays. */
export const shareKept = ({ paid, refunded, disputed }: BilledInvoice): number =>
  paid === 0 ? 1 : Math.max(0, paid - refunded - disputed) / paid;

/**
 * Of the tokens that an invoice brought, those whose money went back: the ones named by refunds that
 * were asked for here, and for money that went back in another way (by hand at the payment service, by
 * the payer's bank) the same share of the tokens. What ended unused with its month counts as back.
 */
export const backOf = (
  invoice: Pick<BilledInvoice, 'id' | 'paid' | 'refunded' | 'disputed'>,
  given: number,
  refunds: readonly HeldRefund[],
): number => {
  const own = refunds.filter((one) => one.invoice === invoice.id && one.state !== 'failed');
  const ownAmount = own.reduce((sum, { amount }) => sum + amount, 0);
  const named = own.reduce((sum, { tokens }) => sum + tokens, 0);
  const elsewhere = Math.max(0, invoice.refunded - ownAmount) + invoice.disputed;
  const share = invoice.paid === 0 ? 0 : Math.min(1, elsewhere / invoice.paid);
  return Math.min(given, named + Math.round(given * share));
};
