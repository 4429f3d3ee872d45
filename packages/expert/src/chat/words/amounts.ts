/** Amounts as a keeper reads them: rounded, with their unit, in brackets in the keeper's own units. */
import { centimetresIn, fahrenheitOf, gramsIn, litresIn } from '@nishiki/koi-science/units';
import type { Units } from '../case.ts';

/** At most so many significant digits, thousands with commas. @throws RangeError for what is no number */
export const number = (value: number, digits = 3): string => {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is no number to be said`);
  const whole = Math.abs(value) >= 10 ** digits;
  return whole
    ? Math.round(value).toLocaleString('en-GB')
    : new Intl.NumberFormat('en-GB', { maximumSignificantDigits: digits }).format(value);
};

const gallons = (litres: number, units: Units): string =>
  units === 'uk'
    ? `${number(litres / litresIn['uk-gal'], 4)} UK gallons`
    : `${number(litres / litresIn['us-gal'], 4)} US gallons`;

export const inLitres = (litres: number, units: Units = 'metric'): string => {
  const words = `${number(litres, 4)} litres`;
  return units === 'metric' ? words : `${words} (${gallons(litres, units)})`;
};

const metricMass = (grams: number): string => {
  if (grams >= 10_000) return `${number(grams / 1000)} kg`;
  if (grams >= 1000) return `${number(grams, 4)} g (${number(grams / 1000)} kg)`;
  return `${number(grams)} g`;
};

export const inGrams = (grams: number, units: Units = 'metric'): string => {
  if (units === 'metric' || grams === 0) return metricMass(grams);
  const isHeavy = grams >= gramsIn.lb;
  const own = isHeavy ? `${number(grams / gramsIn.lb)} lb` : `${number(grams / gramsIn.oz, 2)} oz`;
  return grams >= 1000
    ? `${grams >= 10_000 ? `${number(grams / 1000)} kg` : `${number(grams, 4)} g`} (${own})`
    : `${metricMass(grams)} (${own})`;
};

/** Two ends, or one where they are the same. */
export const span = (low: number, high: number, say: (value: number) => string): string =>
  say(low) === say(high) ? say(high) : `${say(low)} to ${say(high)}`;

export const inMl = (ml: number): string =>
  ml >= 10_000 ? `${number(ml / 1000)} l` : `${number(ml)} ml`;

export const inCelsius = (celsius: number, units: Units = 'metric'): string =>
  units === 'us'
    ? `${number(celsius)} °C (${number(fahrenheitOf(celsius))} °F)`
    : `${number(celsius)} °C`;

export const inCm = (cm: number, units: Units = 'metric'): string =>
  units === 'metric'
    ? `${number(cm)} cm`
    : `${number(cm)} cm (${number(cm / centimetresIn.in)} in)`;

export const inMgl = (mgl: number, digits = 3): string => `${number(mgl, digits)} mg/l`;

export const percent = (part: number, digits = 2): string => `${number(part * 100, digits)} %`;
