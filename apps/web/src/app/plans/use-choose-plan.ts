import type { Plan, PlanId } from '@nishiki/contract/plans';
import { FREE_TOKENS } from '@nishiki/contract/tokens';
import { useState } from 'react';
import { problemOf } from '../../lib/problem-words.ts';
import { useToast, type ToastMessage } from '../../ui/toast.tsx';
import { contactSales, notYetForSale, redirecting } from './plan-messages.tsx';
import { startCheckout, type CheckoutStart } from './start-checkout.ts';

const told: Record<CheckoutStart, ToastMessage> = {
  opened: redirecting,
  'contact-sales': contactSales,
  unavailable: notYetForSale(
    `Your account and its tokens stay as they are. Every new account begins with ${FREE_TOKENS}.`,
  ),
};

const paymentFailed = (reason: string): string => `Payment failed: ${reason}`;

export type PlanChoice = {
  choose: (plan: Plan) => void;
  /** Its checkout is being started. */
  starting: PlanId | null;
};

/** What a keeper's press on a plan does. Selling begins in `start`; the cards need not know how. */
export const useChoosePlan = (
  failed: (reason: string) => string = paymentFailed,
  start: (plan: Plan) => Promise<CheckoutStart> = startCheckout,
): PlanChoice => {
  const toast = useToast();
  const [starting, setStarting] = useState<PlanId | null>(null);
  const choose = async (plan: Plan) => {
    if (starting !== null) return;
    setStarting(plan.id);
    const message = await start(plan).then(
      (began) => told[began],
      (error: unknown): ToastMessage => ({
        title: failed(problemOf(error).message),
        tone: 'destructive',
      }),
    );
    setStarting(null);
    toast.show(message);
  };
  return { choose: (plan) => void choose(plan), starting };
};
