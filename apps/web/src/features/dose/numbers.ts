import { readNumber, type NumberFault } from '@nishiki/koi-science/read-number';
import { celsiusOf, CACO3_PER_DEGREE, litresIn } from '@nishiki/koi-science/units';

type Unit = {
  readonly label: string;
  /** What makes sense to type, ends counted in. */
  readonly low: number;
  readonly high: number;
  readonly toBase: (value: number) => number;
};

type NumberQuestion = {
  readonly label: string;
  readonly hint?: string;
  /** The first is the one that is taken until another is chosen. */
  readonly units: Readonly<Record<string, Unit>>;
};

const same = (value: number): number => value;
const only = (label: string, low: number, high: number): { one: Unit } => ({
  one: { label, low, high, toBase: same },
});
const volume = (label: string, litres: number, low: number, high: number): Unit => ({
  label,
  low,
  high,
  toBase: (value) => value * litres,
});
const hardness = {
  degrees: {
    label: 'degrees (°dH)',
    low: 0,
    high: 40,
    toBase: (value: number) => value * CACO3_PER_DEGREE,
  },
  mg: { label: 'mg/l or ppm', low: 0, high: 700, toBase: same },
};

/** Numbers that can be asked, in the units of koi-science: litres, °C, mg/l, per cent. */
export const numberQuestions = {
  volume: {
    label: 'How much water is there?',
    hint: 'Pond with filter and pipes, or the tank of a bath.',
    units: {
      l: volume('litres', litresIn.l, 20, 2_000_000),
      m3: volume('cubic metres', litresIn.m3, 0.02, 2000),
      'uk-gal': volume('UK gallons', litresIn['uk-gal'], 5, 440_000),
      'us-gal': volume('US gallons', litresIn['us-gal'], 5, 528_000),
    },
  },
  temperature: {
    label: 'How warm is the water?',
    units: {
      c: { label: '°C', low: 0, high: 40, toBase: same },
      f: { label: '°F', low: 32, high: 104, toBase: celsiusOf },
    },
  },
  ph: { label: 'pH', units: only('pH', 4, 11) },
  ammonia: {
    label: 'Ammonia, as the kit shows it',
    hint: 'Total ammonia (NH3/NH4) in mg/l or ppm. A kit that shows nitrogen (NH3-N): multiply by 1.22 first. The part that poisons is worked out from pH and warmth.',
    units: only('mg/l', 0, 50),
  },
  nitrite: {
    label: 'Nitrite (NO2)',
    hint: 'A kit that shows NO2-N: multiply by 3.3 first.',
    units: only('mg/l', 0, 100),
  },
  oxygen: { label: 'Oxygen', units: only('mg/l', 0, 25) },
  kh: { label: 'Carbonate hardness (KH)', units: hardness },
  gh: { label: 'Total hardness (GH)', units: hardness },
  salt: {
    label: 'Salt in the water now',
    hint: '1 g in a litre, or 1 ppt, is 0.1 %.',
    units: only('%', 0, 4),
  },
} as const satisfies Record<string, NumberQuestion>;
export type NumberId = keyof typeof numberQuestions;

const questionOf = (id: NumberId): NumberQuestion => numberQuestions[id];
export const unitsOf = (id: NumberId): NumberQuestion['units'] => questionOf(id).units;
export const unitIds = (id: NumberId): string[] => Object.keys(unitsOf(id));
export const hintOf = (id: NumberId): string | undefined => questionOf(id).hint;

export type Reading = { readonly value: number | null; readonly error: string | null };

const faultWords = (fault: Exclude<NumberFault, 'missing'>, { low, high }: Unit): string => {
  if (fault === 'comma') return 'Write it with a point and without commas, such as 8.4 or 12000.';
  if (fault === 'text') return 'Only the number, such as 8.4.';
  const [from, to] = [low, high].map((end) => end.toLocaleString('en-GB'));
  return `This must be from ${from} to ${to}. Check it.`;
};

/** What was typed, in the base unit; nothing typed is not known, and neither is what cannot be read. */
export const readAnswer = (id: NumberId, typed: string, unitId: string): Reading => {
  if (typed.trim() === '') return { value: null, error: null };
  const unit = unitsOf(id)[unitId];
  if (unit === undefined) return { value: null, error: 'Choose the unit.' };
  const read = readNumber(typed, unit.low, unit.high);
  if (read.ok) return { value: unit.toBase(read.value), error: null };
  return {
    value: null,
    error: read.fault === 'missing' ? null : faultWords(read.fault, unit),
  };
};

/** Days since something was given. */
export const readDays = (typed: string): Reading => {
  const unit: Unit = { label: 'days', low: 0, high: 365, toBase: same };
  const read = readNumber(typed, unit.low, unit.high);
  if (read.ok) return { value: read.value, error: null };
  return { value: null, error: read.fault === 'missing' ? null : faultWords(read.fault, unit) };
};
