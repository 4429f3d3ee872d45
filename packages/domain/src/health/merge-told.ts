import type { Asked } from '@nishiki/contract/analysis';
import type { SeenSign, WaterReading } from '@nishiki/contract/condition';
import type { Diagnosable } from '../ports.ts';

export type Told = {
  readonly signs?: readonly SeenSign[] | undefined;
  readonly water?: WaterReading | undefined;
  readonly country?: string | undefined;
};

/**
 * What the keeper's words tell and what was ticked and measured, together. Where both speak of the same
 * thing, what was ticked or measured counts. Of the country the profile's word comes first.
 */
export const mergeTold = (own: string | null, told: Told, words: Diagnosable): Asked => {
  const signs = new Map([...words.signs, ...(told.signs ?? [])].map((sign) => [sign.id, sign]));
  return {
    signs: [...signs.values()],
    water: { ...words.water, ...told.water },
    country: own ?? told.country ?? words.country,
  };
};
