/** The headline of the panel's answer. Pure. */
import type { Analysis } from '@nishiki/contract/analysis';
import { headingOf } from '../diagnosis/heading.ts';
import { isSearched } from '../diagnosis/standing.ts';

export const quickHeading = (analysis: Analysis): string => {
  if (analysis.outcome === 'several_fish') return analysis.headline;
  if (isSearched(analysis)) return headingOf(analysis).headline;
  return analysis.outcome === 'identified' && analysis.variety !== null
    ? analysis.variety
    : analysis.headline;
};
