/** Units as answers write them. Factors turn a figure into the unit of its kind. */

/**
 * share: mg/l (1 % and 1 ppt are taken as weight in water) · mass: g · volume: l · temperature: °C ·
 * hardness: degrees German · time: h · length: m · flow: l/h · power: W · money and vessel: as written.
 */
export type Kind =
  | 'share'
  | 'mass'
  | 'volume'
  | 'temperature'
  | 'hardness'
  | 'time'
  | 'length'
  | 'flow'
  | 'power'
  | 'money'
  | 'vessel'
  | 'bare';

export type Unit = { readonly kind: Kind; readonly of: (figure: number) => number };

const times =
  (factor: number) =>
  (figure: number): number =>
    figure * factor;

const table: readonly (readonly [string, Kind, number | ((figure: number) => number)])[] = [
  // Shares before masses and volumes: "mg/l" begins like "mg".
  ['(?:mg|milligram(?:me)?s?) ?(?:/|per|a|in a) ?(?:l|lit(?:er|re))s?', 'share', 1],
  ['(?:g|gram(?:me)?s?) ?(?:/|per|a|in a) ?(?:l|lit(?:er|re))s?', 'share', 1000],
  ['(?:kg|kilos?|kilogram(?:me)?s?) ?(?:/|per|a) ?(?:m3|cubic met(?:er|re)s?)', 'share', 1000],
  ['(?:g|gram(?:me)?s?) ?(?:/|per|a) ?(?:m3|cubic met(?:er|re)s?)', 'share', 1],
  ['ppm|parts per million', 'share', 1],
  ['ppb|parts per billion', 'share', 0.001],
  ['ppt|‰|per mille|parts per thousand', 'share', 1000],
  ['%|percent|per ?cents?|pct', 'share', 10_000],
  ['l/h|lph|lit(?:er|re)s? (?:per|an|a) hour', 'flow', 1],
  ['mg|milligram(?:me)?s?', 'mass', 0.001],
  ['[uµμ]g|mcg|microgram(?:me)?s?', 'mass', 1e-6],
  ['kg|kgs|kilos?|kilogram(?:me)?s?', 'mass', 1000],
  ['tonnes?|tons?', 'mass', 1e6],
  ['g|gr|gms?|gram(?:me)?s?', 'mass', 1],
  ['oz|ounces?', 'mass', 28.3495],
  ['lbs?|pounds?', 'mass', 453.592],
  ['ml|mls|millilit(?:er|re)s?|cc|ccs', 'volume', 0.001],
  ['cl|centilit(?:er|re)s?', 'volume', 0.01],
  ['m3|cubic met(?:er|re)s?', 'volume', 1000],
  ['ft3|cubic (?:feet|foot)', 'volume', 28.317],
  ['(?:uk|imperial|imp) ?gal(?:lon)?s?', 'volume', 4.54609],
  ['us ?gal(?:lon)?s?', 'volume', 3.78541],
  ['gal(?:lon)?s?', 'volume', 4.54609],
  ['(?:uk )?pints?', 'volume', 0.56826],
  ['fl ?oz', 'volume', 0.0284],
  ['l|ltrs?|lit(?:er|re)s?', 'volume', 1],
  ['°? ?f|(?:deg(?:ree)?s? )?fahrenheit|deg(?:ree)?s? f', 'temperature', (f) => ((f - 32) * 5) / 9],
  ['° ?d?[kg]h|°d|d[kg]h|deg(?:ree)?s? d?(?:kh|gh|hardness|german)', 'hardness', 1],
  ['° ?c?|c|(?:deg(?:ree)?s? )?celsius|centigrade|deg(?:ree)?s?(?: c)?', 'temperature', 1],
  ['seconds?|secs?', 'time', 1 / 3600],
  ['minutes?|mins?', 'time', 1 / 60],
  ['hours?|hrs?|h', 'time', 1],
  ['days?', 'time', 24],
  ['weeks?|wks?', 'time', 168],
  ['months?', 'time', 730],
  ['years?|yrs?', 'time', 8760],
  ['mm|millimet(?:er|re)s?', 'length', 0.001],
  ['cm|centimet(?:er|re)s?', 'length', 0.01],
  ['inch(?:es)?|"', 'length', 0.0254],
  ['ft|foot|feet', 'length', 0.3048],
  ['m|met(?:er|re)s?', 'length', 1],
  ['kw|kilowatts?', 'power', 1000],
  ['w|watts?', 'power', 1],
  ['£|gbp|€|eur|euros?|\\$|usd|dollars?|pence|quid', 'money', 1],
  [
    'tea ?spoon(?:ful)?s?|table ?spoon(?:ful)?s?|tsps?|tbsps?|spoon(?:ful)?s?|cup(?:ful)?s?|scoop(?:ful)?s?|capfuls?|handfuls?|pinch(?:es)?|drops?|squirts?|glugs?|sachets?|tablets?|pills?|capsules?|ampoules?|vials?|shots?|syringes?|bottle(?:ful)?s?|bucket(?:ful)?s?|packets?|tubs?|jugs?|sacks?',
    'vessel',
    1,
  ],
];

const END = String.raw`(?![\p{L}\d])`;
const known = table.map(([pattern, kind, factor]) => ({
  start: new RegExp(String.raw`^[\s-]{0,3}(?:${pattern})${END}`, 'iu'),
  kind,
  of: typeof factor === 'number' ? times(factor) : factor,
}));

/** The unit with which `rest` begins, and how many characters it takes. */
export const unitAt = (
  rest: string,
): (Unit & { readonly length: number; readonly text: string }) | null => {
  for (const { start, kind, of } of known) {
    const found = start.exec(rest)?.[0];
    if (found !== undefined) return { kind, of, length: found.length, text: found.trim() };
  }
  return null;
};
