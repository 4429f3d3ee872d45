import { notNegative, positive } from './refuse.ts';
import { CACO3_PER_DEGREE } from './units.ts';

/**
 * Grams of sodium bicarbonate that raise 1,000 l by one degree (dKH): 2 NaHCO3 (84.007 g/mol) bind as
 * much acid as one CaCO3 (100.087 g/mol). 29.96 g; facts B.1 says 30.
 */
export const BICARBONATE_PER_DEGREE = (CACO3_PER_DEGREE * 2 * 84.007) / 100.087;

/** Most by which it may rise in a day, degrees (facts B.1). */
export const MOST_DEGREES_A_DAY = 1;

export type Bicarbonate = { grams: number; days: number; gramsADay: number };

/**
 * Sodium bicarbonate that raises carbonate hardness, and over how many days.
 * @param from degrees (dKH) now
 * @param to degrees wanted; at or under `from` nothing is needed
 */
export const bicarbonateFor = (litres: number, from: number, to: number): Bicarbonate => {
  const rise = Math.max(0, notNegative(to, 'KH wanted') - notNegative(from, 'KH now'));
  const grams = (positive(litres, 'volume') / 1000) * rise * BICARBONATE_PER_DEGREE;
  // Not -0 where nothing is needed.
  const days = Math.max(0, Math.ceil(rise / MOST_DEGREES_A_DAY - 1e-9));
  return { grams, days, gramsADay: days === 0 ? 0 : grams / days };
};
