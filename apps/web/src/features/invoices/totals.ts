import type { Invoice } from '@nishiki/contract/billing';

/** Of one currency, in its minor units. */
export type Totals = { readonly currency: string; readonly paid: number; readonly back: number };

type Counted = Pick<Invoice, 'currency' | 'status' | 'amount' | 'amount_refunded'>;

/**
 * What was paid and what of it came back, by currency. Only what is paid counts; what came back is not
 * taken off, so that the first number is the sum of the documents.
 */
export const totalsOf = (invoices: readonly Counted[]): readonly Totals[] => {
  const sums = new Map<string, { paid: number; back: number }>();
  for (const { currency, status, amount, amount_refunded: back } of invoices) {
    const sum = sums.get(currency) ?? { paid: 0, back: 0 };
    sums.set(currency, {
      paid: sum.paid + (status === 'paid' ? amount : 0),
      back: sum.back + back,
    });
  }
  return [...sums].map(([currency, sum]) => ({ currency, ...sum }));
};
