import type { Plan } from '@nishiki/contract/plans';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { outcomeOf } from '../../app/checkout/outcome.ts';
import { startCheckout } from '../../app/plans/start-checkout.ts';
import { routes } from '../../app/routes.ts';
import { selectedPlan } from '../../lib/selected-plan.ts';
import { useToast } from '../../ui/toast.tsx';
import { checkoutFailed } from './checkout-failed.ts';
import { keptPath } from './next-path.ts';
import { Waiting } from './waiting.tsx';

type OnwardProps = { plan: Plan | null; destination: string | null };

/** Leads whoever is signed in to where they wanted to go, by way of the plan that they chose. */
export const Onward = ({ plan, destination }: OnwardProps) => {
  const navigate = useNavigate();
  const toast = useToast();
  // Effects may run twice for one visit; a checkout is started once.
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const lead = async () => {
      let home: string = routes.dashboard.path;
      if (plan !== null) {
        selectedPlan.markStarted(plan.id);
        const message = await outcomeOf(startCheckout(plan), checkoutFailed);
        toast.show(message);
        // Where it can be tried again.
        if (message.tone === 'destructive') home = routes.upgrade.path;
      }
      const kept = keptPath.take();
      await navigate(destination ?? kept ?? home, { replace: true });
    };
    void lead();
  }, [plan, destination, navigate, toast]);
  return plan === null ? (
    <Waiting>Loading your account...</Waiting>
  ) : (
    <Waiting>Setting up your {plan.name} plan...</Waiting>
  );
};
