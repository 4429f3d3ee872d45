import { allowedPairs, treatments } from './catalogue.ts';
import type { TreatmentEntry } from './schema.ts';

/** Whether both may be in the water within the days between; a treatment beside itself is no pair. */
export const mayBeTogether = (one: string, other: string): boolean =>
  one !== other && allowedPairs.some((pair) => pair.includes(one) && pair.includes(other));

/** What a treatment may be combined with. Everything else is blocked. */
export const partnersOf = (id: string): readonly TreatmentEntry[] =>
  treatments.filter((other) => mayBeTogether(id, other.id));
