/**
 * Units that keepers use. Everything is computed in litres, °C, centimetres, grams and mg/l.
 * Factors are exact by definition: UK gallon 4.54609 l (Weights and Measures Act 1985), US gallon
 * 231 cubic inches, inch 2.54 cm, pound 453.59237 g (international yard and pound agreement, 1959).
 */

export const litresIn = {
  l: 1,
  m3: 1000,
  'uk-gal': 4.54609,
  'us-gal': 3.785411784,
  ft3: 28.316846592,
} as const;
export type VolumeUnit = keyof typeof litresIn;

export const centimetresIn = { cm: 1, m: 100, in: 2.54, ft: 30.48 } as const;
export type LengthUnit = keyof typeof centimetresIn;

export const gramsIn = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 } as const;
export type MassUnit = keyof typeof gramsIn;

/** mg/l as CaCO3 in one degree of hardness: 10 mg CaO per litre, by molar masses 100.087 / 56.077. */
export const CACO3_PER_DEGREE = (10 * 100.087) / 56.077;
export const hardnessIn = { 'mg/l': 1, degrees: CACO3_PER_DEGREE } as const;
export type HardnessUnit = keyof typeof hardnessIn;

/** Turns an amount of a unit into the base unit of its table, and back. */
export const toBase = <Unit extends string>(
  table: Readonly<Record<Unit, number>>,
  amount: number,
  unit: Unit,
): number => amount * table[unit];
export const fromBase = <Unit extends string>(
  table: Readonly<Record<Unit, number>>,
  amount: number,
  unit: Unit,
): number => amount / table[unit];

export const celsiusOf = (fahrenheit: number): number => ((fahrenheit - 32) * 5) / 9;
export const fahrenheitOf = (celsius: number): number => (celsius * 9) / 5 + 32;

/**
 * What a test kit shows, as the whole ion: kits that show nitrogen (NO2-N, NO3-N, NH3-N) show less.
 * Molar masses: N 14.007, NO2 46.005, NO3 62.004, NH3 17.031 g/mol.
 */
export const nitriteOf = (asNitrogen: number): number => (asNitrogen * 46.005) / 14.007;
export const nitrateOf = (asNitrogen: number): number => (asNitrogen * 62.004) / 14.007;
export const ammoniaOf = (asNitrogen: number): number => (asNitrogen * 17.031) / 14.007;
