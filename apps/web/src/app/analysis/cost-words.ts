import type { Allowance } from './allowance.ts';
import { countOfTokens } from '../token-words.ts';

/** What looking again takes, said before it is done. Pure. */
export const costWords = (allowance: Allowance, cost: number): string => {
  switch (allowance.kind) {
    case 'unlimited':
      return 'It reads the same photo again, and is not charged.';
    case 'tries':
      if (allowance.left === 0)
        return 'It reads the same photo again. You have no free tries left.';
      return allowance.left === 1
        ? 'It reads the same photo again and uses your last free try.'
        : `It reads the same photo again and uses one of your ${allowance.left} free tries.`;
    case 'tokens':
      return `It reads the same photo again and costs ${countOfTokens(cost)}; you have ${allowance.left}.`;
    case 'unknown':
      return `It reads the same photo again and costs ${countOfTokens(cost)}.`;
  }
};
