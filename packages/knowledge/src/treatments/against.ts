import { treatments } from './catalogue.ts';
import type { TreatmentEntry } from './schema.ts';

/** What is used against a condition, by its id, in the order of the catalogue; empty where nothing is. */
export const treatmentsAgainst = (conditionId: string): readonly TreatmentEntry[] =>
  treatments.filter(({ against }) => against.includes(conditionId));
