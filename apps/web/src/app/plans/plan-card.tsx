import { pounds, type Plan } from '@nishiki/contract/plans';
import { Check } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { PlanButton } from './plan-button.tsx';
import { discountBadge, termsOf } from './plan-words.ts';
import type { PlanChoice } from './use-choose-plan.ts';

const Price = ({ plan }: { plan: Plan }) => (
  <div className="space-y-2">
    <p className="flex flex-wrap items-baseline gap-x-2">
      <strong className="font-serif text-3xl font-medium">{pounds(plan.price)}</strong>
      <span className="text-muted">/{plan.period}</span>
      <s className="text-muted">
        <span className="sr-only">instead of </span>
        {pounds(plan.originalPrice)}
      </s>
    </p>
    <Badge tone="good">{discountBadge(plan)}</Badge>
  </div>
);

type PlanCardProps = {
  plan: Plan;
  choice: PlanChoice;
  /** The keeper holds it now. */
  isOwn: boolean;
};

export const PlanCard = ({ plan, choice, isOwn }: PlanCardProps) => (
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
    <Price plan={plan} />
    <ul className="flex-1 space-y-2">
      {plan.features.map((feature) => (
        <li key={feature} className="flex gap-2">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-matcha" />
          {feature}
        </li>
      ))}
    </ul>
    {termsOf(plan).map((line) => (
      <p key={line} className="text-xs text-muted">
        {line}
      </p>
    ))}
    {!isOwn && (
      <PlanButton plan={plan} choice={choice}>
        {plan.cta}
      </PlanButton>
    )}
  </li>
);
