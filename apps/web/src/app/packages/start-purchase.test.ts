import { expect, it, vi } from 'vitest';
import { startPurchase } from './start-purchase.ts';

// platform.md section 7: tokenPackage (id), guestCheckout (true when not signed in).
it.each([
  ['a keeper', true, { tokenPackage: '200', guestCheckout: false }],
  ['a guest', false, { tokenPackage: '200', guestCheckout: true }],
])('asks for the package as %s', async (_who, isKeeper, body) => {
  const ask = vi.fn(() => Promise.resolve({ url: 'https://pay.example/1' }));
  await startPurchase('200', {
    isKeeper: () => isKeeper,
    ask,
    open: async (wish) => ({ kind: 'opened', ...(await wish()) }),
  });
  expect(ask).toHaveBeenCalledWith(body);
});
