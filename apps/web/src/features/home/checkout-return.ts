/** What the address says after a checkout, and what may be said then. Pure. */
import type { Plan } from '@nishiki/contract/plans';
import type { AccountState } from '../../lib/account-state.ts';
import { planNamed } from '../../lib/selected-plan.ts';
import type { ToastMessage } from '../../ui/toast.tsx';

export type CheckoutReturn = { kind: 'paid'; plan: Plan } | { kind: 'canceled' };

/** Null: the address is not that of a return from buying a plan. */
export const readReturn = (query: URLSearchParams): CheckoutReturn | null => {
  if (query.get('canceled') === 'true') return { kind: 'canceled' };
  const plan = planNamed(query.get('plan'));
  return query.get('success') === 'true' && plan !== null ? { kind: 'paid', plan } : null;
};

export const withoutReturn = (query: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(query);
  for (const name of ['success', 'plan', 'canceled']) rest.delete(name);
  return rest;
};

export const canceledMessage: ToastMessage = {
  title: 'Subscription Canceled',
  description: 'Nothing was charged. You can try again anytime.',
  tone: 'destructive',
};

/** An address proves no payment: only a profile that holds the plan does. */
export const paidMessage = (
  plan: Plan,
  account: Exclude<AccountState, { status: 'loading' }>,
): ToastMessage => {
  if (account.status === 'signed-out')
    return {
      title: 'Please sign in',
      description: `If you have paid for the ${plan.name} plan, sign in to see it on your account.`,
    };
  if (account.profile?.plan === plan.id)
    return {
      title: 'Subscription Successful!',
      description: `Welcome to your ${plan.name} plan! Your subscription is now active.`,
      tone: 'good',
    };
  return {
    title: `The ${plan.name} plan is not active yet`,
    description:
      'No payment for it has reached your account so far. If you have just paid, look again in a minute; please do not pay twice.',
  };
};
