/** What choosing another plan means for somebody who pays for one already. Pure. */
import { plans, type Plan, type PlanId } from '@nishiki/contract/plans';

export type Change = 'own' | 'upgrade' | 'downgrade';

/**
 * @param held the keeper's plan
 * @returns null where nothing is changed online: no plan is held, or one of the two is agreed with sales
 */
export const changeOf = (plan: Plan, held: PlanId | null): Change | null => {
  const own = plans.find(({ id }) => id === held);
  if (own === undefined || own.id === 'professional' || plan.id === 'professional') return null;
  if (own.id === plan.id) return 'own';
  return plan.originalPrice > own.originalPrice ? 'upgrade' : 'downgrade';
};

const starts: Readonly<Record<Change, readonly string[]>> = {
  own: [],
  upgrade: [
    'An upgrade starts at once: you pay the difference for the rest of the month and get the tokens of that share.',
  ],
  downgrade: ['A downgrade starts with the next month.'],
};

/** The small print of a card in place of that for a first month. */
export const changeTerms = (change: Change): readonly string[] => [
  ...starts[change],
  'No commitment • Cancel anytime',
];
