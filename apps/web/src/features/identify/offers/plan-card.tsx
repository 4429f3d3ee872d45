import { percentOff, pounds, type Plan } from '@nishiki/contract/plans';
import { Check } from 'lucide-react';
import { exists, routes } from '../../../app/routes.ts';
import { RouteLink } from '../../../app/route-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { LinkButton } from '../../../ui/link-button.tsx';

/** Where the plan's button leads: sales for the professional, sign-in for the others. */
const PlanButton = ({ plan }: { plan: Plan }) => {
  if (plan.id === 'professional')
    return (
      <RouteLink to="contact" className={buttonClass('secondary')}>
        {plan.cta}
      </RouteLink>
    );
  return exists('signIn') ? (
    <LinkButton to={`${routes.signIn.path}?plan=${plan.id}`}>{plan.cta}</LinkButton>
  ) : null;
};

export const PlanCard = ({ plan }: { plan: Plan }) => (
  <li
    className={`relative flex flex-col gap-4 rounded-card bg-raised p-5 ${plan.popular ? 'border-2 border-ai' : 'hairline'}`}
  >
    <h3 className="text-xl">{plan.name}</h3>
    {plan.popular && (
      // On the border, so that the lines of all cards stay level.
      <span className="absolute top-0 left-4 flex -translate-y-1/2">
        <Badge>Our suggestion</Badge>
      </span>
    )}
    <p className="text-sm text-muted">{plan.description}</p>
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong className="font-serif text-3xl font-medium">{pounds(plan.price)}</strong>
        <s className="text-muted">
          <span className="sr-only">instead of </span>
          {pounds(plan.originalPrice)}
        </s>
      </p>
      <p className="text-sm text-muted">
        {percentOff(plan)}% off for 30 days, then {pounds(plan.originalPrice)}/month
      </p>
    </div>
    <ul className="flex-1 space-y-2">
      {plan.features.map((feature) => (
        <li key={feature} className="flex gap-2">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-matcha" />
          {feature}
        </li>
      ))}
    </ul>
    {plan.id !== 'professional' && (
      <p className="text-xs text-muted">No commitment • Cancel anytime</p>
    )}
    <PlanButton plan={plan} />
  </li>
);
