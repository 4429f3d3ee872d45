import type { Analysis } from '@nishiki/contract/analysis';
import { varietyNames } from '@nishiki/knowledge/varieties/names';

export type Correction = NonNullable<Analysis['correction']>;

/** Columns of an analysis that hold what its owner says. */
export type CorrectedRow = {
  readonly corrected_to: string | null;
  readonly may_learn: boolean | null;
};

/** The catalogue's name of a variety; the id itself where a later catalogue has dropped it. */
export const varietyNameOf = (id: string): string => varietyNames[id] ?? id;

/** What the owner says the fish is; null where they say nothing. */
export const correctionOf = ({ corrected_to: id, may_learn }: CorrectedRow): Correction | null =>
  id === null ? null : { varietyId: id, name: varietyNameOf(id), mayLearn: may_learn === true };
