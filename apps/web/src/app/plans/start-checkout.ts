import type { EndpointName, Input } from '@nishiki/contract/endpoints';
import type { Plan } from '@nishiki/contract/plans';
import { call } from '../../lib/api-client.ts';
import { checkoutIsOpen } from '../checkout.ts';

/** Named by the specification; this site may not have it yet. */
const ENDPOINT = 'createCheckout';

export type CheckoutStart = 'opened' | 'contact-sales' | 'unavailable';

type Deps = {
  /** Whether the site can sell. */
  isOpen: boolean;
  /** Asks for the address of the payment page. */
  create: (planName: string) => Promise<unknown>;
  open: (url: string) => void;
};

const siteDeps: Deps = {
  isOpen: checkoutIsOpen,
  create: (planName) => {
    const input: unknown = { planName, guestCheckout: false };
    return call(ENDPOINT as EndpointName, input as Input<EndpointName>);
  },
  open: (url) => {
    // By now the click may be too long ago for a new tab; this one goes then.
    if (window.open(url, '_blank') === null) window.location.assign(url);
  },
};

/** Starts paying for a plan. Rejects when the payment page cannot be had. */
export const startCheckout = async (plan: Plan, deps: Deps = siteDeps): Promise<CheckoutStart> => {
  if (plan.id === 'professional') return 'contact-sales';
  if (!deps.isOpen) return 'unavailable';
  const answer = await deps.create(plan.name);
  const url: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'url') : undefined;
  if (typeof url !== 'string') throw new Error('No checkout URL received');
  deps.open(url);
  return 'opened';
};
