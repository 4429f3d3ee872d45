import { notNegative, positive } from './refuse.ts';

/** mg/l of a lasting pond dose (facts B.4, UF/IFAS FA23). */
export const PERMANGANATE_DOSE = 2;

/**
 * Millilitres of 3 % hydrogen peroxide that neutralise a gram of permanganate. In neutral water
 * 2 MnO4- take 3 H2O2: 3 x 34.014 / (2 x 158.034) g, in 30.3 g/l (3 % by weight, 1.01 kg/l): 10.7;
 * facts B.4 rounds up to 11.
 */
export const PEROXIDE_ML_PER_GRAM = 11;

export const permanganateGrams = (litres: number): number =>
  (positive(litres, 'volume') * PERMANGANATE_DOSE) / 1000;

export const peroxideMl = (permanganate: number): number =>
  notNegative(permanganate, 'permanganate') * PEROXIDE_ML_PER_GRAM;
