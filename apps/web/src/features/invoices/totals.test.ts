import { describe, expect, it } from 'vitest';
import { totalsOf } from './totals.ts';

type Row = Parameters<typeof totalsOf>[0][number];
const row = (amount: number, rest: Partial<Row> = {}): Row => ({
  currency: 'gbp',
  status: 'paid',
  amount,
  amount_refunded: 0,
  ...rest,
});

describe('totalsOf', () => {
  it('counts what is paid, and nothing else', () => {
    const invoices = [
      row(799),
      row(1599),
      row(1599, { status: 'pending' }),
      row(1599, { status: 'failed' }),
      row(499, { status: 'other' }),
    ];
    // 7.99 + 15.99 = 23.98
    expect(totalsOf(invoices)).toEqual([{ currency: 'gbp', paid: 2398, back: 0 }]);
  });

  it('tells what came back apart, and leaves the paid sum whole', () => {
    const invoices = [row(799, { amount_refunded: 799 }), row(499, { amount_refunded: 329 })];
    // 7.99 + 4.99 = 12.98 and 7.99 + 3.29 = 11.28
    expect(totalsOf(invoices)).toEqual([{ currency: 'gbp', paid: 1298, back: 1128 }]);
  });

  it('never adds two currencies', () => {
    expect(totalsOf([row(499), row(899, { currency: 'eur' }), row(1)])).toEqual([
      { currency: 'gbp', paid: 500, back: 0 },
      { currency: 'eur', paid: 899, back: 0 },
    ]);
  });

  it('has nothing to say of nothing', () => {
    expect(totalsOf([])).toEqual([]);
  });
});
