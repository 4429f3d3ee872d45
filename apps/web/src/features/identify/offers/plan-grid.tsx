import { plans } from '@nishiki/contract/plans';
import { exists } from '../../../app/routes.ts';
import { PlanCard } from './plan-card.tsx';

export const PlanGrid = () => (
  <section aria-labelledby="plans-heading" className="space-y-6">
    <div className="max-w-measure space-y-2">
      <h2 id="plans-heading" className="text-3xl">
        Plans for keepers with more fish
      </h2>
      <p className="text-muted">
        One photo read in full costs one token.
        {!exists('signIn') && ' Plans cannot be bought yet; the free tries are open to everybody.'}
      </p>
    </div>
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} />
      ))}
    </ul>
  </section>
);
