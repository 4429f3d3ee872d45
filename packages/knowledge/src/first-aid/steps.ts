import { unionisedAmmonia } from '@nishiki/koi-science/ammonia';
import { said, uncited } from '../statement.ts';
import type { Emergency } from './schema.ts';

type Step = Emergency['steps'][number];

/** Free ammonia, mg/l, of 1 mg/l on the kit, with two digits that count. */
const freeOfOne = (celsius: number, ph: number): number =>
  Number(unionisedAmmonia(1, celsius, ph).toPrecision(2));

export const noFood: Step = {
  do: 'Stop feeding.',
  why: uncited('Digestion uses oxygen, and food turns into ammonia.'),
};

export const airOn: Step = {
  do: 'Air on full: air pumps, fountain, waterfall.',
  why: uncited('Harmed gills need all the oxygen that water can hold.'),
};

export const testWater: Step = {
  do: 'Test oxygen if you can, nitrite, and ammonia together with pH and temperature.',
  why: said(
    'A kit shows all ammonia: how much of it is free follows from pH and temperature.',
    'uf-ammonia',
  ),
};

/** Why ammonia is never judged by itself, with the two ends of it worked out. */
export const ammoniaAlone: Step = {
  do: 'Measure pH and temperature as well. Ammonia alone says nothing.',
  why: said(
    `1 mg/l on the kit is ${freeOfOne(10, 7)} mg/l of free ammonia at pH 7 and 10 °C, but ${freeOfOne(25, 8.5)} at pH 8.5 and 25 °C. From 0.05 it harms gills.`,
    'uf-ammonia',
  ),
};
