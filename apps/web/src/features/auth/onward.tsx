import type { Plan } from '@nishiki/contract/plans';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { contactSales, notYetForSale, redirecting } from '../../app/plans/plan-messages.tsx';
import { startCheckout, type CheckoutStart } from '../../app/plans/start-checkout.ts';
import { routes } from '../../app/routes.ts';
import { selectedPlan } from '../../lib/selected-plan.ts';
import { useToast, type ToastMessage } from '../../ui/toast.tsx';
import { keptPath } from './next-path.ts';
import { Waiting } from './waiting.tsx';

const toldOf = (start: CheckoutStart, plan: Plan): ToastMessage => {
  if (start === 'opened') return redirecting;
  if (start === 'contact-sales') return contactSales;
  return notYetForSale(`Your account is ready, and your choice of the ${plan.name} plan is kept.`);
};

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
      if (plan !== null) {
        selectedPlan.markStarted(plan.id);
        const message = await startCheckout(plan).then(
          (start) => toldOf(start, plan),
          (): ToastMessage => ({
            title: 'Failed to start checkout. Please try again.',
            tone: 'destructive',
          }),
        );
        toast.show(message);
      }
      const kept = keptPath.take();
      await navigate(destination ?? kept ?? routes.dashboard.path, { replace: true });
    };
    void lead();
  }, [plan, destination, navigate, toast]);
  return plan === null ? (
    <Waiting>Loading your account...</Waiting>
  ) : (
    <Waiting>Setting up your {plan.name} plan...</Waiting>
  );
};
