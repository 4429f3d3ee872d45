/** What an assessment takes, said before it is sent. Pure. */
import { tokenCosts } from '@nishiki/contract/tokens';
import type { Allowance } from '../../../app/analysis/allowance.ts';
import { countOfTokens } from '../../../app/token-words.ts';

export const costLine = (allowance: Allowance): string => {
  const cost = countOfTokens(tokenCosts.healthAssessment);
  if (allowance.kind === 'unlimited') return 'Your plan pays for it.';
  return allowance.kind === 'tokens'
    ? `Costs ${cost}; you have ${allowance.left}.`
    : `Costs ${cost}.`;
};
