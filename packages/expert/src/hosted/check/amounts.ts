import { isWarned } from './negation.ts';
import { wordsToFigures } from './number-words.ts';
import { unitAt, type Kind } from './units.ts';

/** A figure of a text with what it is a figure of. */
export type Amount = {
  readonly kind: Kind;
  /** In the unit of its kind; of a range both ends, otherwise the same twice. */
  readonly low: number;
  readonly high: number;
  /** As written. */
  readonly rawLow: number;
  readonly rawHigh: number;
  /** Said of what is not to be done: "never above 27 °C". */
  readonly isWarned: boolean;
  /** Of money and vessels, which are not turned into each other. */
  readonly word: string;
};

const FIGURE = String.raw`\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?(?!\d)|\d+[.,]\d+|\d+\s?[/⁄]\s?\d+(?!\d)|\d+|\.\d+`;
const RANGE = new RegExp(
  String.raw`(?<![\p{L}\d.])(?:[£€$]\s?)?(${FIGURE})(?!st\b|nd\b|rd\b|th\b)(?:\s*(?:-|to|and|or|bis)\s*(?:[£€$]\s?)?(${FIGURE})(?=\s*\S))?`,
  'giu',
);
const VESSELS = /^[\s-]*(?:(?:of )?(?:a|an) )?/i;

const figureOf = (text: string): number => {
  const fraction = /^(\d+)\s?[/⁄]\s?(\d+)$/.exec(text);
  if (fraction) return Number(fraction[1]) / Number(fraction[2]);
  if (/^\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?$/.test(text)) return Number(text.replace(/[, ]/g, ''));
  return Number(text.replace(',', '.'));
};

const isUnit = (rest: string): boolean =>
  unitAt(rest.replace(/^\s*(?:heaped|level|large|small|big|whole|full)\b/i, '')) !== null;

/** Parts of a whole in words: "half the water" is 50 %. */
const parts: readonly (readonly [RegExp, string])[] = [
  [/\b(?:two|2)[\s-]thirds?\b(?=.{0,20}\b(?:water|pond|volume|tank))/gi, '66.7 %'],
  [/\b(?:three|3)[\s-]quarters?\b(?=.{0,20}\b(?:water|pond|volume|tank))/gi, '75 %'],
  [/\b(?:a|one) third\b(?=.{0,20}\b(?:water|pond|volume|tank))/gi, '33.3 %'],
  [/\b(?:a|one) quarter\b(?=.{0,20}\b(?:water|pond|volume|tank))/gi, '25 %'],
  [/\bhalf\b(?= (?:of )?(?:the |your )?(?:water|pond|volume|tank))/gi, '50 %'],
  [/\bhalf (?:of )?(?:an? )?(?=[a-z]+)/gi, '0.5 '],
];

const vesselWords =
  /\b(?:an?|the|some|a few|few|several|a couple of|couple of|another|one more|whole|entire|full) (?=(?:heaped |level |large |small |big |good |whole |full |entire )?(?:tea ?spoon|table ?spoon|spoon|cupful|scoop|capful|handful|pinch|drops of|squirt|glug|sachet|tablet|pill|capsule|ampoule|vial|syringe|bottle of|packet|tub of|sack of|gram|gramme|kilo|kg|ounce|pound of|lit(?:er|re)s? of|millilit)(?:ful|s)?\b)/gi;

/** Words for amounts as figures, so that they are checked like figures. */
const inFigures = (text: string): string => {
  const withParts = parts.reduce(
    (words, [pattern, figure]) =>
      words.replace(pattern, (found, at: number, all: string) =>
        figure === '0.5 ' && !isUnit(` ${all.slice(at + found.length)}`) ? found : figure,
      ),
    text,
  );
  return wordsToFigures(withParts.replace(vesselWords, '1 '), isUnit);
};

const CURRENCY = /[£€$]\s?$/;

/** Every figure of a text without contacts (see `contactsIn`). Ranges are one amount. */
/** A unit of what is given without its figure: "XX grams". "How many grams" is none. */
const LOOSE =
  /(?<!\d[\s-]{0,2}|\d\s?(?:heaped|level|large|small|big|whole|full)\s|\b(?:in|per|many)\s)\b(?:g|kg|(?:milli|kilo|micro)?gram(?:me)?s?|kilos?|mgs?|mls?|millilit(?:er|re)s?|ounces?|(?:tea|table)?spoon(?:ful)?s?|cup(?:ful)s|capfuls?|handfuls?|scoops(?= of)|pinch(?:es)?)\b(?!\/| per\b| divided)/i;

export const hasLooseUnit = (text: string): boolean => LOOSE.test(inFigures(text));

export const amountsIn = (text: string): Amount[] => {
  const figures = inFigures(text);
  const found: Amount[] = [];
  for (const match of figures.matchAll(RANGE)) {
    const [all, first = '', second] = match;
    const at = match.index;
    const rest = figures
      .slice(at + all.length)
      .replace(/^\s*(?:heaped|level|large|small|big|whole|full)\b/i, '');
    const unit = unitAt(rest.replace(VESSELS, ' ')) ?? unitAt(rest);
    const low = figureOf(first);
    const high = second === undefined ? low : figureOf(second);
    const isMoney = /^[£€$]/.test(all) || CURRENCY.test(figures.slice(0, at));
    const after = unit
      ? rest.slice(rest.length - rest.replace(VESSELS, ' ').length + unit.length)
      : '';
    const kind: Kind = isMoney ? 'money' : (unit?.kind ?? 'bare');
    const perVolume = kind === 'mass' || kind === 'volume' ? perLitres(after) : null;
    const turn = (figure: number): number => {
      const own = unit && !isMoney ? unit.of(figure) : figure;
      // Grams in so many litres are a share in mg/l; millilitres are taken as grams.
      return perVolume === null ? own : (own * (kind === 'mass' ? 1000 : 1e6)) / perVolume;
    };
    found.push({
      kind: perVolume === null ? kind : 'share',
      low: turn(Math.min(low, high)),
      high: turn(Math.max(low, high)),
      rawLow: Math.min(low, high),
      rawHigh: Math.max(low, high),
      isWarned: isWarned(figures, at, false),
      word: isMoney ? 'money' : (unit?.text.toLowerCase() ?? ''),
    });
  }
  return found;
};

/** The litres of "per 1,000 litres"; null where nothing of the kind follows. */
const perLitres = (after: string): number | null => {
  const match = new RegExp(
    String.raw`^\s*(?:of [a-z ]{2,30} )?(?:per|for every|for each|to every|/)\s*(${FIGURE})`,
    'i',
  ).exec(after);
  if (!match?.[1]) return null;
  const unit = unitAt(after.slice(match[0].length));
  return unit?.kind === 'volume' ? unit.of(figureOf(match[1])) : null;
};
