import type { RankedCondition } from '@nishiki/contract/condition';
import type { ReactNode } from 'react';
import { Folded } from '../../../ui/folded.tsx';
import { ConditionCard } from './condition-card.tsx';

/** So many stand open however weakly they fit. */
const ALWAYS_OPEN = 3;

type ConditionListProps = {
  conditions: readonly RankedCondition[];
  /** After those that stand open. */
  askNext: ReactNode | undefined;
};

/** What it may be, the likeliest first; what fits weakly is there for whoever wants to see it. */
export const ConditionList = ({ conditions, askNext }: ConditionListProps) => {
  const open = Math.max(ALWAYS_OPEN, conditions.findLastIndex(({ fit }) => fit !== 'weak') + 1);
  const more = conditions.length - open;
  const cards = conditions.map((condition, at) => (
    <ConditionCard
      key={condition.id}
      condition={condition}
      rank={at + 1}
      asksElsewhere={askNext !== undefined}
    />
  ));
  return (
    <>
      {cards.slice(0, open)}
      {conditions.length > 0 && (
        <p className="max-w-measure text-sm text-muted">
          Ranked by how well each fits what is known, out of the conditions that Nishiki describes.
          A photo alone proves none of them.
        </p>
      )}
      {askNext}
      {more > 0 && (
        <Folded title={more === 1 ? 'One more that fits weakly' : `${more} more that fit weakly`}>
          <div className="space-y-6">{cards.slice(open)}</div>
        </Folded>
      )}
    </>
  );
};
