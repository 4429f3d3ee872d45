import type { Amount } from '@nishiki/koi-science/treatments/dose';
import { dosedLitres, type Volume } from '@nishiki/koi-science/volume';

export const shown = (litres: number): string => Math.round(litres).toLocaleString('en-GB');
const digits = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);

/** Grams for a concentration in mg/l, or millilitres for one in ml in 1,000 l. */
export const amountOf = (volume: Volume, low: number, high: number, unit: 'g' | 'ml'): Amount => {
  const litres = dosedLitres(volume);
  const of = (each: number): number => (litres * each) / 1000;
  const each = low === high ? String(low) : `${low} to ${high}`;
  const total = low === high ? digits(of(low)) : `${digits(of(low))} to ${digits(of(high))}`;
  const rate = unit === 'g' ? `${each} mg/l` : `${each} ml in 1,000 l`;
  return {
    low: of(low),
    high: of(high),
    unit,
    formula: `${rate} x ${shown(litres)} l = ${total} ${unit}`,
  };
};

/** Straight line between two points, for tables that name a few temperatures. */
export const between = (
  x: number,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
): number => y0 + ((x - x0) * (y1 - y0)) / (x1 - x0);

/** Kept while any bath is given (facts B.4). */
export const duringAnyBath: readonly string[] = [
  'Dissolve it completely in a bucket of pond water, and spread it over the pond slowly.',
  'No food on that day, the day before and the day after.',
  'Take carbon and zeolite out, and switch the UV lamp off.',
  'Stay and watch. If fish gasp, roll or jump: stop it, change water, more air.',
];
