import type { unitSystems } from '@nishiki/contract/account';
import { CACO3_PER_DEGREE, centimetresIn, gramsIn, litresIn } from '@nishiki/koi-science/units';

/** What a keeper is at home in. */
export type System = (typeof unitSystems)[number];

export type Unit = {
  /** As printed after a number. */
  readonly name: string;
  /** Base units in one of it. */
  readonly factor: number;
  /** What this unit shows where the base shows 0. */
  readonly offset?: number;
};

export type Quantity = {
  /** By the id that addresses carry. A quantity of one unit offers no choice. */
  readonly units: Readonly<Record<string, Unit>>;
  /** Unit in which a keeper of each system types it. */
  readonly typed: Readonly<Record<System, string>>;
  /** Units in which an answer of this size is told: metric, UK, US, others. Default: as typed. */
  readonly told?: (base: number) => Told;
};
type Told = readonly [metric: string, uk: string, us: string, ...others: string[]];

const all = (unit: string): Quantity['typed'] => ({ metric: unit, uk: unit, us: unit });
const only = (name: string): Quantity => ({
  units: { '': { name, factor: 1 } },
  typed: all(''),
});

/** mg/l as CaCO3 in one milliequivalent of alkalinity: half of 100.087 g/mol. */
const MG_PER_MEQ = 100.087 / 2;
/** Per cent of salt that a pound in 100 US gallons comes to: 10 g/l are 1 %. */
const PERCENT_PER_LB = gramsIn.lb / (100 * litresIn['us-gal']) / 10;

/** Weights of medicines and salt: small ones in g and oz, larger ones in kg and lb. */
const toldMass = (grams: number): Told => {
  const metric = grams < 10_000 ? 'g' : 'kg';
  return [metric, metric, grams < gramsIn.lb ? 'oz' : 'lb'];
};

/**
 * Everything that calculators ask and tell. The base unit comes first: in it values are reckoned and
 * ranges are given. A gallon is never named without its country.
 */
const table = {
  /** Base: litres. */
  volume: {
    units: {
      l: { name: 'litres', factor: litresIn.l },
      m3: { name: 'm³', factor: litresIn.m3 },
      'uk-gal': { name: 'UK gallons', factor: litresIn['uk-gal'] },
      'us-gal': { name: 'US gallons', factor: litresIn['us-gal'] },
      ft3: { name: 'cubic feet', factor: litresIn.ft3 },
    },
    typed: { metric: 'l', uk: 'uk-gal', us: 'us-gal' },
  },
  /** Base: metres. Of ponds. */
  length: {
    units: {
      m: { name: 'm', factor: 1 },
      cm: { name: 'cm', factor: centimetresIn.cm / 100 },
      ft: { name: 'ft', factor: centimetresIn.ft / 100 },
      in: { name: 'in', factor: centimetresIn.in / 100 },
    },
    typed: { metric: 'm', uk: 'ft', us: 'ft' },
  },
  /** Base: centimetres. Of fish. */
  size: {
    units: {
      cm: { name: 'cm', factor: centimetresIn.cm },
      in: { name: 'in', factor: centimetresIn.in },
    },
    typed: { metric: 'cm', uk: 'in', us: 'in' },
  },
  /** Base: square metres. */
  area: {
    units: {
      m2: { name: 'm²', factor: 1 },
      ft2: { name: 'sq ft', factor: (centimetresIn.ft / 100) ** 2 },
    },
    typed: { metric: 'm2', uk: 'ft2', us: 'ft2' },
  },
  /** Base: grams. Of salt, medicine, food and small fish. Salt is sold in kg in the United Kingdom. */
  mass: {
    units: {
      g: { name: 'g', factor: gramsIn.g },
      kg: { name: 'kg', factor: gramsIn.kg },
      oz: { name: 'oz', factor: gramsIn.oz },
      lb: { name: 'lb', factor: gramsIn.lb },
    },
    typed: { metric: 'kg', uk: 'kg', us: 'lb' },
    told: toldMass,
  },
  /** Base: °C. */
  temperature: {
    units: { c: { name: '°C', factor: 1 }, f: { name: '°F', factor: 5 / 9, offset: 32 } },
    typed: { metric: 'c', uk: 'c', us: 'f' },
  },
  /** Base: mg/l as CaCO3. */
  hardness: {
    units: {
      mgl: { name: 'mg/l CaCO₃', factor: 1 },
      dkh: { name: 'dKH', factor: CACO3_PER_DEGREE },
      meq: { name: 'meq/l', factor: MG_PER_MEQ },
    },
    typed: { metric: 'dkh', uk: 'dkh', us: 'mgl' },
  },
  /** Base: per cent. */
  salinity: {
    units: {
      pct: { name: '%', factor: 1 },
      gl: { name: 'g/l (ppt)', factor: 0.1 },
      lb100: { name: 'lb in 100 US gallons', factor: PERCENT_PER_LB },
    },
    typed: all('pct'),
    told: () => ['pct', 'pct', 'pct', 'gl'],
  },
  /** Base: kilograms of fish in a cubic metre. */
  density: {
    units: {
      kgm3: { name: 'kg/m³', factor: 1 },
      lbukgal: { name: 'lb in 1,000 UK gallons', factor: gramsIn.lb / litresIn['uk-gal'] / 1000 },
      lbusgal: { name: 'lb in 1,000 US gallons', factor: gramsIn.lb / litresIn['us-gal'] / 1000 },
    },
    typed: { metric: 'kgm3', uk: 'lbukgal', us: 'lbusgal' },
  },
  /** Base: mg/l, which is ppm. */
  concentration: only('mg/l'),
  percent: only('%'),
  days: only('days'),
  years: only('years'),
  /** What has no unit: pH, numbers of fish. */
  plain: only(''),
} as const satisfies Record<string, Quantity>;

export type QuantityId = keyof typeof table;
export const quantities: Readonly<Record<QuantityId, Quantity>> = table;

/** The unit, or undefined where the quantity has none of that id. */
export const unitOf = (quantity: QuantityId, unit: string): Unit | undefined => {
  const { units } = quantities[quantity];
  return Object.hasOwn(units, unit) ? units[unit] : undefined;
};

/** An amount of a unit in the quantity's base unit. */
export const toBase = (amount: number, { factor, offset = 0 }: Unit): number =>
  (amount - offset) * factor;
export const fromBase = (base: number, { factor, offset = 0 }: Unit): number =>
  base / factor + offset;

/** Units in which an answer is told, that of the keeper first, each once. */
export const unitsTold = (quantity: QuantityId, base: number, system: System): Unit[] => {
  const { typed, told } = quantities[quantity];
  const [metric, uk, us, ...others] = told?.(base) ?? [typed.metric, typed.uk, typed.us];
  const first = { metric, uk, us }[system];
  return [...new Set([first, metric, uk, us, ...others])].flatMap(
    (id) => unitOf(quantity, id) ?? [],
  );
};
