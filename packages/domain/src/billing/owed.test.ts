import { inPence, tokenPackages } from '@nishiki/contract/token-packages';
import { describe, expect, it } from 'vitest';
import { backOf, shareKept, type HeldRefund } from './owed.ts';
import { newInvoice, openService } from './testing/service.ts';

const bought = (paid: number, refunded = 0, disputed = 0) => ({
  ...newInvoice(openService(new Date('2027-06-01'), 21), {
    kind: 'tokens',
    amount: paid,
    reason: 'other',
    lines: [],
    worth: 0,
  }),
  id: 'in_1',
  paid,
  refunded,
  disputed,
});
const refund = (amount: number, tokens: number, state: HeldRefund['state'] = 'done') => ({
  invoice: 'in_1',
  amount,
  tokens,
  state,
});

describe.each(tokenPackages)('of $tokens tokens for £$price', ({ tokens, price }) => {
  const paid = inPence(price);
  const part = (unused: number): number => Math.floor((paid * unused) / tokens);
  const every = Array.from({ length: tokens + 1 }, (_, unused) => unused);

  it('any number that is handed back here is owed, no more and no less', () => {
    const owed = every.map((unused) =>
      backOf(bought(paid, part(unused)), tokens, [refund(part(unused), unused)]),
    );
    expect(owed).toEqual(every);
  });

  it('the same money given back by hand comes to the same number', () => {
    expect(every.map((unused) => backOf(bought(paid, part(unused)), tokens, []))).toEqual(every);
  });

  it('a dispute over the rest takes the rest', () => {
    for (const unused of every) {
      const all = bought(paid, part(unused), paid - part(unused));
      expect(backOf(all, tokens, [refund(part(unused), unused)])).toBe(tokens);
    }
  });
});

describe('money back', () => {
  it('is on its way once it was asked for, and was not when it failed', () => {
    expect(backOf(bought(499), 100, [refund(299, 60, 'asked')])).toBe(60);
    expect(backOf(bought(499), 100, [refund(299, 60, 'failed')])).toBe(0);
    expect(backOf(bought(499, 299), 100, [refund(299, 60, 'failed')])).toBe(60);
  });

  it('of another invoice is none of this one', () => {
    expect(backOf(bought(499), 100, [{ ...refund(299, 60), invoice: 'in_2' }])).toBe(0);
  });

  it('comes to no more than was given, and of nothing to nothing', () => {
    expect(backOf(bought(499, 499), 100, [refund(499, 100), refund(299, 60)])).toBe(100);
    expect(backOf(bought(0), 150, [])).toBe(0);
    expect(shareKept(bought(0))).toBe(1);
  });

  it('leaves the share of what stayed', () => {
    expect(shareKept(bought(400, 100, 100))).toBe(0.5);
    expect(shareKept(bought(400, 300, 300))).toBe(0);
  });
});
