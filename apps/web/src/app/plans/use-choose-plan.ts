import type { Plan, PlanId } from '@nishiki/contract/plans';
import { useToast } from '../../ui/toast.tsx';
import { useCheckout } from '../checkout/use-checkout.ts';
import { startCheckout } from './start-checkout.ts';

const paymentFailed = (reason: string): string => `Payment failed: ${reason}`;

export type PlanChoice = {
  choose: (plan: Plan) => void;
  /** Its checkout is being started. */
  starting: PlanId | null;
};

/** What a keeper's press on a plan does. The cards need not know how selling begins. */
export const useChoosePlan = (failed: (reason: string) => string = paymentFailed): PlanChoice => {
  const { show } = useToast();
  const { begin, starting } = useCheckout<PlanId>({ failed, tell: show });
  return { choose: (plan) => begin(plan.id, () => startCheckout(plan)), starting };
};
