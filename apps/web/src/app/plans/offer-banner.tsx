import { percentOff, pounds, type Plan } from '@nishiki/contract/plans';
import { PlanButton } from './plan-button.tsx';
import type { PlanChoice } from './use-choose-plan.ts';
import { useHeldPlan } from './use-held-plan.ts';

type OfferBannerProps = { plan: Plan; choice: PlanChoice };

/**
 * One plan, singled out: its true percentage, and what it costs afterwards. Not for whoever has a plan:
 * the lower price of a first month is behind them.
 */
export const OfferBanner = ({ plan, choice }: OfferBannerProps) => {
  const held = useHeldPlan();
  if (held !== null) return null;
  return (
    <div className="flex flex-col gap-4 rounded-card bg-water p-6 sm:flex-row sm:items-center sm:justify-between">
      <div>
        <p className="font-serif text-2xl font-medium">{plan.name}</p>
        <p className="text-muted">
          {plan.tokens} AI tokens a month, {pounds(plan.price)} for the first 30 days, then{' '}
          {pounds(plan.originalPrice)}/month
        </p>
      </div>
      <PlanButton plan={plan} choice={choice} className="shrink-0">
        Get {percentOff(plan)}% Off Now
      </PlanButton>
    </div>
  );
};
