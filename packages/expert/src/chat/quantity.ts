/** Amounts as keepers write them, before anybody decides what they measure. */

export const unitIds = [
  'mg/l',
  'percent',
  'ppt',
  'dkh',
  'dgh',
  'mmol',
  'celsius',
  'fahrenheit',
  'litre',
  'm3',
  'ft3',
  'uk-gallon',
  'us-gallon',
  /** Nobody said which: a fifth apart. */
  'gallon',
  'mm',
  'cm',
  'm',
  'inch',
  'foot',
  'yard',
  'mg',
  'g',
  'kg',
  'oz',
  'lb',
  'ml',
  'uk-pint',
  'us-pint',
  'pint',
  'minute',
  'hour',
  'day',
  'week',
  'month',
  'year',
  'watt',
  'litre-per-hour',
  /** Of fish. */
  'fish',
] as const;
export type UnitId = (typeof unitIds)[number];

export type Quantity = {
  /** As typed; of a range its middle. */
  readonly value: number;
  /** Both are `value` where no range was written. */
  readonly low: number;
  readonly high: number;
  readonly unit: UnitId | null;
  /** As it was typed, with its unit. */
  readonly text: string;
  /** Where it begins in the message, in characters. */
  readonly at: number;
  /** Written with "about", "roughly", "ish". */
  readonly about: boolean;
};
