import { PageHeading } from '../../app/page-heading.tsx';
import { PlanCards } from '../../app/plans/plan-cards.tsx';
import { PlanNotes } from '../../app/plans/plan-notes.tsx';
import { useChoosePlan } from '../../app/plans/use-choose-plan.ts';
import { RouteLink } from '../../app/route-link.tsx';
import { TokenTable } from '../../app/token-table.tsx';
import { PresentPlan } from './present-plan.tsx';

const failed = (): string => 'Failed to create checkout session. Please try again.';

const MoneyBack = () => (
  <p className="max-w-measure">
    Your first plan payment comes back within 30 days if you ask for it, once for each customer.{' '}
    <RouteLink to="refunds" className="text-ai underline">
      How refunds work
    </RouteLink>
  </p>
);

const UpgradePage = () => (
  <div className="page-width space-y-12 py-10 sm:py-14">
    <div className="max-w-measure space-y-3">
      <PageHeading>Choose a plan</PageHeading>
      <p className="text-lg text-muted">
        More tokens each month, for keepers with more fish and more questions.
      </p>
      <PresentPlan />
    </div>
    <section aria-labelledby="plans-heading" className="space-y-8">
      <h2 id="plans-heading" className="sr-only">
        Plans
      </h2>
      <PlanCards choice={useChoosePlan(failed)} />
      <PlanNotes />
      <MoneyBack />
    </section>
    <TokenTable />
  </div>
);

export default UpgradePage;
