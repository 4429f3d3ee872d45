import { positive } from './refuse.ts';

/** Weight in grams of a usual koi: L^3 / 60, L in cm from nose to tail fin (facts B.3, Manky Sanke). */
export const usualWeight = (lengthCm: number): number => positive(lengthCm, 'length') ** 3 / 60;

/** Fulton's condition: 100 W / L^3, W in grams, L in cm. The usual koi has 1.67. */
export const conditionFactor = (grams: number, lengthCm: number): number =>
  (100 * positive(grams, 'weight')) / positive(lengthCm, 'length') ** 3;

export type BodyCondition = 'thin' | 'usual' | 'stocky';

/** Thin under 1.3, stocky or full of eggs over 2.0. House rule of the facts (B.3), without a source. */
export const bodyCondition = (k: number): BodyCondition =>
  positive(k, 'condition') < 1.3 ? 'thin' : k > 2 ? 'stocky' : 'usual';
