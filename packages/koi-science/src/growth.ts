import { notNegative } from './refuse.ts';

/**
 * Length of a koi under good keeping: von Bertalanffy with 80 cm, 0.288 a year and -0.41 years, fitted
 * to a mean largest length of 80 cm, half of it at 24 months, 95 % at 10 years (facts B.8, Colorado Koi).
 * @param years since hatching
 * @returns cm
 */
export const goodLength = (years: number): number =>
  80 * (1 - Math.exp(-0.288 * (notNegative(years, 'age') + 0.41)));

export type GrowthBands = {
  /**
   * Usual garden ponds, 60 to 70 % of good keeping as facts B.8 has it. The lengths that it cites
   * (Petgoldfish: 18, 30 and 41 cm at 1, 2 and 3 years) are 67, 75 and 82 %: docs/safety.md lists it.
   */
  garden: { low: number; high: number };
  good: number;
  /** Lines that grow beyond 85 cm: the good curve in the proportion 87.5 to 80 (facts B.8). */
  jumbo: number;
};

/** Three bands in cm, never one length that "should be". */
export const growthBands = (years: number): GrowthBands => {
  const good = goodLength(years);
  return { garden: { low: good * 0.6, high: good * 0.7 }, good, jumbo: (good * 87.5) / 80 };
};
