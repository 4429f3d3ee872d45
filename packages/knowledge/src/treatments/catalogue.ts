import { doseOf, type AllowedPair, type Dose } from '@nishiki/koi-science/treatments/dose';
import type { Situation } from '@nishiki/koi-science/treatments/situation';
import { baths } from './baths.ts';
import { withoutNumber } from './by-label.ts';
import type { TreatmentEntry } from './schema.ts';

export const treatments: readonly TreatmentEntry[] = [...baths, ...withoutNumber];

/** Chloramine-T is given in salted water by koi keepers' organisations (facts B.4); nothing else is. */
export const allowedPairs: readonly AllowedPair[] = [['salt', 'chloramine-t']];

export const treatmentById = (id: string): TreatmentEntry | undefined =>
  treatments.find((treatment) => treatment.id === id);

/** The dose of a treatment in this situation, or why there is none. @throws RangeError for an unknown id */
export const doseFor = (id: string, situation: Situation): Dose => {
  const treatment = treatmentById(id);
  if (!treatment) throw new RangeError(`no treatment ${id}`);
  return doseOf(treatment, situation, allowedPairs);
};
