import { notNegative, positive } from './refuse.ts';

/**
 * Grams of sodium thiosulphate pentahydrate to a gram of chlorine, as used in ponds (facts B.1): with
 * 2 mol to a mol of Cl2 (2 x 248.18 / 70.906) it takes 7.0.
 */
export const THIOSULPHATE_PER_CHLORINE = 7;
/** Usual surplus, since the mains rise without notice; harmless at such amounts (facts B.1). */
export const USUAL_SURPLUS = 2;

/**
 * Grams of sodium thiosulphate pentahydrate that remove the chlorine, without surplus.
 * @param litres of NEW water
 * @param chlorine total chlorine of the tap, mg/l
 */
export const thiosulphateFor = (litres: number, chlorine: number): number =>
  (positive(litres, 'new water') * notNegative(chlorine, 'chlorine') * THIOSULPHATE_PER_CHLORINE) /
  1000;

/**
 * Ammonia (as N, mg/l) that breaking chloramine sets free in the pond: monochloramine holds one N to
 * one Cl2 equivalent (14.007 / 70.906).
 * @param chloramine of the tap as chlorine, mg/l
 * @param part of the pond that is changed, 0 to 1
 */
export const ammoniaFreed = (chloramine: number, part: number): number =>
  (notNegative(chloramine, 'chloramine') * part * 14.007) / 70.906;
