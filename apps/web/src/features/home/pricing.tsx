import { plans } from '@nishiki/contract/plans';
import { OfferBanner } from '../../app/plans/offer-banner.tsx';
import { PlanCards } from '../../app/plans/plan-cards.tsx';
import { PlanNotes } from '../../app/plans/plan-notes.tsx';
import { useChoosePlan } from '../../app/plans/use-choose-plan.ts';
import { RouteLink } from '../../app/route-link.tsx';

const suggested = plans.find(({ id }) => id === 'enthusiast');

export const Pricing = () => {
  const choice = useChoosePlan();
  return (
    <section
      id="pricing"
      aria-labelledby="pricing-heading"
      className="page-width space-y-8 py-12 sm:py-16"
    >
      <h2 id="pricing-heading" className="text-3xl">
        Pricing
      </h2>
      <PlanCards choice={choice} />
      <PlanNotes />
      {suggested !== undefined && <OfferBanner plan={suggested} choice={choice} />}
      <RouteLink
        to="upgrade"
        className="inline-flex min-h-11 items-center text-ai underline decoration-1 underline-offset-4"
      >
        What a token buys
      </RouteLink>
    </section>
  );
};
