import { notNegative, positive } from './refuse.ts';

/** Chloride in common salt by molar masses: 35.453 / 58.443 (facts B.1: 607 mg/l from 0.1 %). */
export const CHLORIDE_PART = 35.453 / 58.443;
/** Chloride to nitrite, by mass, from which nitrite is kept out of the gills (facts B.1). */
export const GUARD_RATIO = 10;

/** Grams of salt that raise a pond by some per cent: 0.1 % is 1 g/l. */
export const saltForRise = (litres: number, percent: number): number =>
  positive(litres, 'volume') * notNegative(percent, 'the rise') * 10;

/**
 * How well chloride guards against nitrite: chloride / nitrite, both mg/l.
 * @returns Infinity where there is no nitrite
 */
export const guardRatio = (chloride: number, nitrite: number): number =>
  notNegative(nitrite, 'nitrite') === 0 ? Infinity : notNegative(chloride, 'chloride') / nitrite;

/** Chloride of salt in mg/l. @param percent of salt */
export const chlorideOfSalt = (percent: number): number =>
  notNegative(percent, 'salt') * 10_000 * CHLORIDE_PART;

/** Salt in mg/l that brings the guard to 10:1: (10 NO2 - Cl) / 0.607; 0 where it is there. */
export const saltForGuard = (nitrite: number, chloride: number): number =>
  Math.max(
    0,
    (GUARD_RATIO * notNegative(nitrite, 'nitrite') - notNegative(chloride, 'chloride')) /
      CHLORIDE_PART,
  );

/** Most by which salt may rise in a day, per cent (facts B.4: at most 0.1 % in 12 to 24 hours). */
export const MOST_SALT_RISE_A_DAY = 0.1;
