import type { Input } from '@nishiki/contract/endpoints';
import type { Plan } from '@nishiki/contract/plans';
import { call } from '../../lib/api-client.ts';
import { openCheckout, type Ask, type CheckoutStart } from '../checkout/open-checkout.ts';

type Deps = {
  ask: (input: Input<'createCheckout'>) => ReturnType<Ask>;
  open: (ask: Ask) => Promise<CheckoutStart>;
};

const siteDeps: Deps = { ask: (input) => call('createCheckout', input), open: openCheckout };

/** Starts paying for a plan. Rejects when the payment page cannot be had. */
export const startCheckout = async (
  { id, name }: Plan,
  { ask, open }: Deps = siteDeps,
): Promise<CheckoutStart> => {
  if (id === 'professional') return { kind: 'contact-sales' };
  // Whoever is signed in buys for their account all the same.
  return open(() => ask({ planName: name, guestCheckout: true }));
};
