import { PlanCards } from '../../plans/plan-cards.tsx';
import { useChoosePlan } from '../../plans/use-choose-plan.ts';
import { countOfTokens } from '../../token-words.ts';
import type { PhotoTool } from '../photo-tool.ts';

export const Plans = ({ tool }: { tool: Pick<PhotoTool, 'once' | 'cost'> }) => (
  <section aria-labelledby="plans-heading" className="space-y-6">
    <div className="max-w-measure space-y-2">
      <h2 id="plans-heading" className="text-3xl">
        Plans for keepers with more fish
      </h2>
      <p className="text-muted">
        {tool.once} costs {countOfTokens(tool.cost)}.
      </p>
    </div>
    <PlanCards choice={useChoosePlan()} />
  </section>
);
