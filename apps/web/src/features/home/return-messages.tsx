/** What somebody who comes back from a checkout is told. */
import { RouteLink } from '../../app/route-link.tsx';
import { countOfTokens } from '../../app/token-words.ts';
import type { ToastMessage } from '../../ui/toast.tsx';
import type { Bought } from './checkout-return.ts';

export const canceledMessage: Record<Bought['kind'], ToastMessage> = {
  plan: {
    title: 'Subscription Canceled',
    description: 'Nothing was charged. You can try again anytime.',
    tone: 'destructive',
  },
  tokens: {
    title: 'Purchase canceled',
    description: 'Nothing was charged. You can try again anytime.',
  },
};

export const arrivedMessage = (bought: Bought): ToastMessage =>
  bought.kind === 'plan'
    ? {
        title: 'Subscription Successful!',
        description: `Welcome to your ${bought.plan.name} plan! Your subscription is now active.`,
        tone: 'good',
      }
    : {
        title: 'Tokens added',
        description: `${countOfTokens(bought.pack.tokens)} reached your account. They never expire.`,
        tone: 'good',
      };

export const awaitedMessage: ToastMessage = {
  title: 'Your payment is being confirmed; this usually takes a moment.',
  description: 'What you bought will then stand on your account. Please do not pay twice.',
};

/** Whoever paid without an account gets it with the address that they gave. */
export const guestMessage: ToastMessage = {
  title: 'Paid. Sign in or sign up with the address you paid with, and it is yours.',
  description: (
    <RouteLink
      to="signIn"
      className="inline-flex min-h-11 items-center text-ai underline underline-offset-4"
    >
      Sign in or sign up
    </RouteLink>
  ),
  stays: true,
};
