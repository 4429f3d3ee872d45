import { describe, expect, it } from 'vitest';
import { isOpen, refundWords, statusWords } from './invoice-words.ts';

const refund = (
  amount_refunded: number,
  refund_state: 'asked' | 'done' | 'failed' | null,
): string | null => refundWords({ amount: 799, amount_refunded, refund_state })?.words ?? null;

describe('refundWords', () => {
  it('says nothing where nothing was to come back', () => {
    expect(refund(0, null)).toBeNull();
  });

  it('tells a part from the whole', () => {
    expect(refund(799, 'done')).toBe('Refunded');
    expect(refund(329, 'done')).toBe('Partly refunded');
  });

  it('knows money that went back without being asked for here, as through the bank', () => {
    expect(refund(799, null)).toBe('Refunded');
    expect(refund(400, null)).toBe('Partly refunded');
  });

  it('says what is still to come, and what did not work', () => {
    expect(refund(0, 'asked')).toBe('Refund on its way');
    // The payment service has taken it, and the invoice has not been read since.
    expect(refund(0, 'done')).toBe('Refund on its way');
    expect(refund(0, 'failed')).toBe('Refund failed');
  });
});

it('a state is told by its words, each by its own', () => {
  const words = Object.values(statusWords).map((state) => state.words);
  expect(words).toEqual(['Paid', 'Pending', 'Failed', 'Not due']);
});

it('only what waits for its payment is open', () => {
  const open = (['paid', 'pending', 'failed', 'other'] as const).filter((status) =>
    isOpen({ status }),
  );
  expect(open).toEqual(['pending', 'failed']);
});
