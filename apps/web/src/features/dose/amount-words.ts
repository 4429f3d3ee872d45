import { fromBase, gramsIn, litresIn } from '@nishiki/koi-science/units';
import type { Amount } from '@nishiki/koi-science/treatments/dose';

/** Three figures: closer than kitchen scales weigh. */
const figure = (value: number): string =>
  Number(value.toPrecision(3)).toLocaleString('en-GB', { maximumFractionDigits: 3 });

const span = (low: number, high: number, unit: string): string =>
  figure(low) === figure(high)
    ? `${figure(low)} ${unit}`
    : `${figure(low)} to ${figure(high)} ${unit}`;

/** Such as '24 to 30 g'. */
export const amountWords = ({ low, high, unit }: Amount): string => span(low, high, unit);

const FLUID_OUNCES = { uk: 160, us: 128 } as const;
const fluidOunces = (ml: number, country: 'uk' | 'us'): number =>
  fromBase(litresIn, ml / 1000, `${country}-gal`) * FLUID_OUNCES[country];

/** The same in ounces or pounds; fluid ounces differ between the countries. */
export const otherWords = ({ low, high, unit }: Amount): string => {
  if (unit === 'ml') {
    const of = (country: 'uk' | 'us') =>
      `${span(fluidOunces(low, country), fluidOunces(high, country), country.toUpperCase())} fl oz`;
    return `${of('uk')}, ${of('us')}`;
  }
  const [base, other] = unit === 'kg' ? (['kg', 'lb'] as const) : (['g', 'oz'] as const);
  const of = (value: number): number => fromBase(gramsIn, value * gramsIn[base], other);
  return span(of(low), of(high), other);
};
