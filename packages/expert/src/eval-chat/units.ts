type Known = { name: string; spelt: RegExp; base: string; factor: number };

const unit = (name: string, spelt: string, base = name, factor = 1): Known => ({
  name,
  spelt: new RegExp(`^ ?-?(?:${spelt})(?![a-z\\d])`, 'i'),
  base,
  factor,
});

/** Longer spellings first: "mg/l" is read before "mg", "dKH" before "d". */
const known: readonly Known[] = [
  unit('mg/l', 'mg ?\\/ ?l(?:it(?:re|er))?|mg per l(?:it(?:re|er))?|ppm|mgl-?1'),
  unit('µg/l', '[µu]g ?\\/ ?l|ppb', 'mg/l', 0.001),
  unit('dkh', '°? ?d?kh|degrees? (?:of )?(?:d?kh|carbonate hardness)'),
  unit('dgh', '°? ?d?gh'),
  unit('cm/month', 'cm (?:per|a) month'),
  unit('g/l', 'g ?\\/ ?l(?:it(?:re|er))?|g per l(?:it(?:re|er))?'),
  unit('kg/m3', 'kg ?\\/ ?(?:m3|m³|1,?000 ?l)|kg per (?:m3|m³|cubic met(?:re|er)|1,?000 l[a-z]*)'),
  unit('mg', 'mg|milligram(?:me)?s?', 'g', 0.001),
  unit('kg', 'kgs?|kilos?|kilogram(?:me)?s?', 'g', 1000),
  unit('g', 'gm?s?|gram(?:me)?s?', 'g', 1),
  unit('lb', 'lbs?|pounds?'),
  unit('oz', 'oz|ounces?'),
  unit('l/h', 'l(?:it(?:re|er)s?)? ?(?:\\/|per|an) ?h(?:our|r)?|lph'),
  unit('ml', 'mls?|millilit(?:re|er)s?|cc', 'l', 0.001),
  unit('l', 'l|lit(?:re|er)s?', 'l', 1),
  unit('m3', 'm3|m³|cubic met(?:re|er)s?', 'l', 1000),
  unit('uk gal', '(?:uk|imp(?:erial)?\\.?|british) ?gal(?:lon)?s?'),
  unit('us gal', '(?:us|u\\.s\\.|american) ?gal(?:lon)?s?'),
  unit('gal', 'gal(?:lon)?s?'),
  unit('°c', '° ?c|degrees? (?:c|celsius|centigrade)|deg\\.? ?c|c'),
  unit('°f', '° ?f|degrees? (?:f|fahrenheit)|deg\\.? ?f|f'),
  unit('%', '%|per ?cent|pct'),
  unit('ppt', 'ppt|‰'),
  unit('cm', 'cms?|centimet(?:re|er)s?'),
  unit('mm', 'mms?|millimet(?:re|er)s?'),
  unit('m', 'm|met(?:re|er)s?'),
  unit('inch', 'in(?:ch(?:es)?)?|"|″'),
  unit('ft', 'ft|feet|foot'),
  unit('day', 'days?|d'),
  unit('week', 'weeks?|wks?'),
  unit('month', 'months?'),
  unit('year', 'years?|y'),
  unit('hour', 'hours?|hrs?|h'),
  unit('minute', 'minutes?|mins?'),
];

/** The unit at the start of a text, if it is one that the grader knows, with its factor to a base. */
export const unitAt = (text: string): { base: string; factor: number } | null =>
  known.find(({ spelt }) => spelt.test(text)) ?? null;

/** A unit as it is written in a case; null for one that is not known. */
export const unitCalled = (name: string): { base: string; factor: number } | null =>
  known.find(({ spelt }) => spelt.exec(name)?.[0].length === name.length) ?? null;
