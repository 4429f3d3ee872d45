/** What an invoice and its money are called. Pure. */
import type { Invoice } from '@nishiki/contract/billing';
import type { Tone } from '../../ui/tone.ts';

export type StateWords = { readonly tone: Tone; readonly words: string };

/** other: withdrawn, or written off. */
export const statusWords: Readonly<Record<Invoice['status'], StateWords>> = {
  paid: { tone: 'good', words: 'Paid' },
  pending: { tone: 'attention', words: 'Pending' },
  failed: { tone: 'alarm', words: 'Failed' },
  other: { tone: 'neutral', words: 'Not due' },
};

type Returned = Pick<Invoice, 'amount' | 'amount_refunded' | 'refund_state'>;

/** It was asked for, and the invoice does not show it yet. */
export const isOnItsWay = ({ amount_refunded: back, refund_state: state }: Returned): boolean =>
  state === 'asked' || (state === 'done' && back === 0);

/** What became of money that was to come back; null where none was. */
export const refundWords = (invoice: Returned): StateWords | null => {
  const { amount, amount_refunded: back, refund_state: state } = invoice;
  if (isOnItsWay(invoice)) return { tone: 'neutral', words: 'Refund on its way' };
  if (back > 0) return { tone: 'neutral', words: back < amount ? 'Partly refunded' : 'Refunded' };
  return state === 'failed' ? { tone: 'attention', words: 'Refund failed' } : null;
};

/** Its payment can still be made. */
export const isOpen = ({ status }: Pick<Invoice, 'status'>): boolean =>
  status === 'pending' || status === 'failed';
