import { pounds, type Plan } from '@nishiki/contract/plans';
import { FREE_TOKENS } from '@nishiki/contract/tokens';
import { checkoutIsOpen } from '../../app/checkout.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

type ChosenPlanProps = { plan: Plan; onForget: () => void };

/** The plan that waits for the sign-in, and the way on without it. */
export const ChosenPlan = ({ plan, onForget }: ChosenPlanProps) => (
  <Card ground="sunken" aria-label="Chosen plan" className="flex flex-wrap gap-x-6 gap-y-1">
    <div className="flex-1">
      <p className="font-semibold">{plan.name} plan</p>
      <p className="text-sm text-muted">
        {pounds(plan.price)} for the first 30 days, then {pounds(plan.originalPrice)}/month
      </p>
      {!checkoutIsOpen && (
        <p className="mt-1 text-sm text-muted">
          Plans cannot be bought yet. You are welcome all the same: a free account comes with{' '}
          {FREE_TOKENS} tokens.
        </p>
      )}
    </div>
    <Button tone="quiet" className="px-0!" onClick={onForget}>
      Continue without
    </Button>
  </Card>
);
