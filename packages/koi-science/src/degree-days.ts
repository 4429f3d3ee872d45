import { positive, within } from './refuse.ts';

/** Degree-days from laying to hatching (facts B.9: 75 to 85; 4 days at 20 °C). */
export const HATCH_DEGREE_DAYS = { low: 75, high: 85 } as const;

/** Days to hatching at a steady temperature. Eggs are not kept outside 15 to 30 °C. */
export const daysToHatch = (celsius: number): { low: number; high: number } => {
  within(celsius, 15, 30, 'water temperature');
  return { low: HATCH_DEGREE_DAYS.low / celsius, high: HATCH_DEGREE_DAYS.high / celsius };
};

/** Days of measured temperature until a sum is reached; null while it is not. */
export const dayReached = (celsius: readonly number[], degreeDays: number): number | null => {
  positive(degreeDays, 'degree-days');
  let sum = 0;
  for (const [day, warmth] of celsius.entries()) {
    sum += Math.max(0, warmth);
    if (sum >= degreeDays) return day + 1;
  }
  return null;
};
