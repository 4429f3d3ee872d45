import { plans } from '@nishiki/contract/plans';
import { PlanCard } from './plan-card.tsx';
import type { PlanChoice } from './use-choose-plan.ts';
import { useHeldPlan } from './use-held-plan.ts';

/** The four plans, wherever they are offered. */
export const PlanCards = ({ choice }: { choice: PlanChoice }) => {
  const held = useHeldPlan();
  return (
    <ul className="grid gap-x-4 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} choice={choice} held={held} />
      ))}
    </ul>
  );
};
