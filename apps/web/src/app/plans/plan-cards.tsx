import { plans } from '@nishiki/contract/plans';
import { FREE_TOKENS } from '@nishiki/contract/tokens';
import { useAccount } from '../../lib/account-store.ts';
import { checkoutIsOpen } from '../checkout.ts';
import { PlanCard } from './plan-card.tsx';
import type { PlanChoice } from './use-choose-plan.ts';

/** The four plans, wherever they are offered. */
export const PlanCards = ({ choice }: { choice: PlanChoice }) => {
  const account = useAccount();
  const own = account.status === 'signed-in' ? account.profile?.plan : null;
  return (
    <div className="space-y-6">
      {!checkoutIsOpen && (
        <p className="max-w-measure text-muted">
          Plans cannot be bought yet. The free tries are open to everybody, and a free account comes
          with {FREE_TOKENS} tokens.
        </p>
      )}
      <ul className="grid gap-x-4 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} choice={choice} isOwn={plan.id === own} />
        ))}
      </ul>
    </div>
  );
};
