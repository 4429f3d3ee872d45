import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { openCheckout } from './open-checkout.ts';

const url = 'https://pay.example/1';
const tab = (takes = true) => ({ lead: vi.fn(() => takes), close: vi.fn() });

describe('openCheckout', () => {
  it('opens the tab before it asks, and leads it to the address', async () => {
    const opened = tab();
    const order: string[] = [];
    const started = openCheckout(
      () => {
        order.push('asked');
        return Promise.resolve({ url });
      },
      () => {
        order.push('tab');
        return opened;
      },
    );
    // Nothing was awaited so far: this is still the press.
    expect(order).toEqual(['tab', 'asked']);
    expect(await started).toEqual({ kind: 'opened', url });
    expect(opened.lead).toHaveBeenCalledWith(url);
    expect(opened.close).not.toHaveBeenCalled();
  });

  it('keeps the address where no tab could be had', async () => {
    const blocked = tab(false);
    expect(
      await openCheckout(
        () => Promise.resolve({ url }),
        () => blocked,
      ),
    ).toEqual({
      kind: 'blocked',
      url,
    });
  });

  it.each([
    ['an empty address', () => Promise.resolve({ url: '' })],
    [
      'an answer without one',
      () => Promise.reject(new ApiError('unexpected_answer', 'An answer of another shape')),
    ],
  ])('fails with %s, and leaves no empty tab', async (_case, ask) => {
    const opened = tab();
    await expect(openCheckout(ask, () => opened)).rejects.toThrow('No checkout URL received');
    expect(opened.close).toHaveBeenCalledOnce();
    expect(opened.lead).not.toHaveBeenCalled();
  });

  it('hands on why the server refused', async () => {
    const refusal = new ApiError('plan_held', 'You have this plan already.');
    await expect(
      openCheckout(
        () => Promise.reject(refusal),
        () => tab(),
      ),
    ).rejects.toBe(refusal);
  });
});
