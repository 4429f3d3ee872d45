import type { Quantiles } from '../norms.ts';
import type { NormedCriterion } from './grade.ts';

/**
 * Percentiles 5, 25, 50, 75 and 95 of what `readings` reads, over every second of the 748 labelled
 * photos (344 measured) and of these over the classes whose rules look at it; that of `outline` over
 * every sixth (115). Printed by `npm run bench -- norms --dir DIR --labels FILE`. At the end of a line:
 * over how many fish.
 */
export const scoreNorms: Record<NormedCriterion, Quantiles> = {
  symmetry: [0.9, 0.932, 0.956, 0.973, 0.985], // 344
  straightness: [0.003, 0.008, 0.014, 0.029, 0.076], // 344
  outline: [0.292, 0.413, 0.59, 0.895, 1.562], // 115
  'tail-tube': [0.086, 0.132, 0.182, 0.21, 0.262], // 344
  nose: [0.346, 0.405, 0.435, 0.465, 0.523], // 344
  'balance-along': [0.006, 0.03, 0.063, 0.123, 0.263], // 252
  'balance-across': [0.004, 0.021, 0.055, 0.113, 0.239], // 252
  'two-sides': [0.326, 0.577, 0.769, 0.86, 0.99], // 40
  flanks: [0, 0.161, 0.694, 0.86, 0.966], // 25
  'red-amount': [0, 0, 0.117, 0.304, 0.497], // 83
  net: [0.345, 0.522, 0.625, 0.723, 0.807], // 41
  'one-colour': [0.008, 0.021, 0.062, 0.132, 0.365], // 24
  'red-depth': [0.169, 0.199, 0.213, 0.232, 0.272], // 143
  'red-even': [0.394, 1.057, 2.135, 3.213, 6.613], // 141
  'white-clean': [0.04, 0.347, 0.503, 0.609, 0.819], // 159
  'white-head': [-0.003, 0.007, 0.015, 0.024, 0.051], // 85
  'black-depth': [0.078, 0.146, 0.207, 0.242, 0.276], // 74
  'colour-even': [0.487, 0.578, 0.633, 0.671, 0.721], // 208
  kiwa: [0.223, 0.323, 0.408, 0.49, 0.623], // 62
  edges: [0.303, 0.396, 0.47, 0.518, 0.614], // 211
};
