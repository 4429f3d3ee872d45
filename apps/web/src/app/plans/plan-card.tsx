import { pounds, type Plan, type PlanId } from '@nishiki/contract/plans';
import { Check } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { changeOf, changeTerms } from './change-words.ts';
import { PlanButton } from './plan-button.tsx';
import { discountBadge, termsOf } from './plan-words.ts';
import type { PlanChoice } from './use-choose-plan.ts';

/** Two prices, and for whoever changes the one that they pay: the first month is behind them. */
const Price = ({ plan, isFirst }: { plan: Plan; isFirst: boolean }) => (
  <div className="space-y-2">
    <p className="flex flex-wrap items-baseline gap-x-2">
      <strong className="font-serif text-3xl font-medium">
        {pounds(isFirst ? plan.price : plan.originalPrice)}
      </strong>
      <span className="text-muted">/{plan.period}</span>
      {isFirst && (
        <s className="text-muted">
          <span className="sr-only">instead of </span>
          {pounds(plan.originalPrice)}
        </s>
      )}
    </p>
    {isFirst && <Badge tone="good">{discountBadge(plan)}</Badge>}
  </div>
);

type PlanCardProps = {
  plan: Plan;
  choice: PlanChoice;
  /** The keeper's plan now. */
  held: PlanId | null;
};

export const PlanCard = ({ plan, choice, held }: PlanCardProps) => {
  const isOwn = plan.id === held;
  const change = changeOf(plan, held);
  return (
    <li
      className={`relative flex flex-col gap-4 rounded-card bg-raised p-5 ${plan.popular ? 'border border-ai ring-1 ring-ai' : 'hairline'}`}
    >
      <h3 className="text-xl">{plan.name}</h3>
      {(isOwn || plan.popular) && (
        // On the border, so that the lines of all cards stay level.
        <span className="absolute top-0 left-4 flex -translate-y-1/2">
          <Badge tone={isOwn ? 'good' : 'neutral'}>{isOwn ? 'Your plan' : 'Our suggestion'}</Badge>
        </span>
      )}
      <p className="text-sm text-muted">{plan.description}</p>
      <Price plan={plan} isFirst={change === null} />
      <ul className="flex-1 space-y-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-matcha" />
            {feature}
          </li>
        ))}
      </ul>
      {(change === null ? termsOf(plan) : changeTerms(change)).map((line) => (
        <p key={line} className="text-xs text-muted">
          {line}
        </p>
      ))}
      {!isOwn && (
        <PlanButton plan={plan} choice={choice}>
          {change === null ? plan.cta : `Change to ${plan.name}`}
        </PlanButton>
      )}
    </li>
  );
};
