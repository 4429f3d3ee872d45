import {
  CACO3_PER_DEGREE,
  fahrenheitOf,
  gramsIn,
  litresIn,
  nitrateOf,
  nitriteOf,
} from '@nishiki/koi-science/units';
import type { WaterId } from './schema.ts';

/** Another unit in which the same value is printed by kits, meters or water companies. */
export type UnitView = {
  readonly unit: string;
  /** From the unit of the bands. */
  readonly of: (value: number) => number;
  /** Decimals that a keeper can use. */
  readonly digits: number;
};

/** A grain is the 7,000th part of a pound (international yard and pound agreement, 1959). */
const MG_PER_GRAIN = (gramsIn.lb / 7000) * 1000;
const CACO3_PER_CLARK = MG_PER_GRAIN / litresIn['uk-gal'];
const CACO3_PER_US_GRAIN = MG_PER_GRAIN / litresIn['us-gal'];

/** Per cent of salt is 10 g/l. */
const poundsIn100 =
  (gallon: 'uk-gal' | 'us-gal') =>
  (percent: number): number =>
    (percent * 10 * 100 * litresIn[gallon]) / gramsIn.lb;

export const unitViews: Readonly<Partial<Record<WaterId, readonly UnitView[]>>> = {
  temperature: [{ unit: '°F', of: fahrenheitOf, digits: 0 }],
  nitrite: [{ unit: 'mg/l as NO2-N', of: (value) => value / nitriteOf(1), digits: 2 }],
  nitrate: [{ unit: 'mg/l as NO3-N', of: (value) => value / nitrateOf(1), digits: 0 }],
  kh: [{ unit: '°dKH', of: (value) => value / CACO3_PER_DEGREE, digits: 1 }],
  gh: [
    { unit: '°dGH', of: (value) => value / CACO3_PER_DEGREE, digits: 1 },
    { unit: '°Clark', of: (value) => value / CACO3_PER_CLARK, digits: 1 },
    { unit: 'grains per US gallon', of: (value) => value / CACO3_PER_US_GRAIN, digits: 1 },
  ],
  salt: [
    { unit: 'ppt (g/l)', of: (value) => value * 10, digits: 1 },
    { unit: 'lb in 100 UK gallons', of: poundsIn100('uk-gal'), digits: 1 },
    { unit: 'lb in 100 US gallons', of: poundsIn100('us-gal'), digits: 1 },
  ],
};
