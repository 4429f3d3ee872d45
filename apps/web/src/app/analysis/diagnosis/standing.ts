/** What a search for disease amounts to. Pure. */
import type { Analysis } from '@nishiki/contract/analysis';
import type { Diagnosis } from '@nishiki/contract/condition';

/** The answer of a search for disease. */
export type Searched = Analysis & { readonly diagnosis: Diagnosis };

export const isSearched = (analysis: Analysis): analysis is Searched =>
  analysis.diagnosis !== undefined;

/** A koi is on the photo, and it shows enough of it to look for marks. */
export const isReadable = ({ outcome, healthScore }: Analysis): boolean =>
  (outcome === 'identified' || outcome === 'unsure') && healthScore !== null;
