import { pounds, type Plan } from '@nishiki/contract/plans';
import { useState } from 'react';
import { importing } from '../../lib/importing.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { ReadyCheckout } from './pay-first.tsx';

const load = () => importing(() => import('./pay-first.tsx'));
// Without it the way by an account is still there.
const failed = () => null;
const { Part: PayFirst } = lazyPart(async () => ({ default: (await load()).PayFirst }), {
  waiting: <span className="block min-h-11" />,
  failed,
});
const { Part: CheckoutReady } = lazyPart(async () => ({ default: (await load()).CheckoutReady }), {
  failed,
});

type ChosenPlanProps = { plan: Plan | null; onForget: () => void };

/** The plan that waits for the sign-in, and the ways on without it. */
export const ChosenPlan = ({ plan, onForget }: ChosenPlanProps) => {
  const [ready, setReady] = useState<ReadyCheckout | null>(null);
  if (plan === null) return ready === null ? null : <CheckoutReady {...ready} />;
  const leave = (url: string) => {
    setReady({ plan, url });
    onForget();
  };
  return (
    <Card ground="sunken" aria-label="Chosen plan" className="flex flex-wrap gap-x-6 gap-y-1">
      <div className="flex-1">
        <p className="font-semibold">{plan.name} plan</p>
        <p className="text-sm text-muted">
          {pounds(plan.price)} for the first 30 days, then {pounds(plan.originalPrice)}/month
        </p>
      </div>
      <Button tone="quiet" className="px-0!" onClick={onForget}>
        Continue without
      </Button>
      {plan.id !== 'professional' && (
        <div className="w-full">
          <PayFirst plan={plan} onReady={leave} />
        </div>
      )}
    </Card>
  );
};
