import { PlanCards } from '../../../app/plans/plan-cards.tsx';
import { useChoosePlan } from '../../../app/plans/use-choose-plan.ts';
import { countOfTokens } from '../../../app/token-words.ts';
import { PHOTO_COST } from '../allowance.ts';

export const Plans = () => (
  <section aria-labelledby="plans-heading" className="space-y-6">
    <div className="max-w-measure space-y-2">
      <h2 id="plans-heading" className="text-3xl">
        Plans for keepers with more fish
      </h2>
      <p className="text-muted">One photo read in full costs {countOfTokens(PHOTO_COST)}.</p>
    </div>
    <PlanCards choice={useChoosePlan()} />
  </section>
);
