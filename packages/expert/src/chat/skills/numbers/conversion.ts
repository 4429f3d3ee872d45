import { litresIn } from '@nishiki/koi-science/units';
import { uncited } from '@nishiki/knowledge/statement';
import { converted, type Way } from '../../../tools/numbers/convert.ts';
import { partsOf } from '../../../tools/numbers/worked.ts';
import { answerOf, type Skill } from '../../answer.ts';
import type { Case } from '../../case.ts';
import type { Quantity, UnitId } from '../../quantity.ts';
import { MGL_PER_GRAIN } from '../../understand/quantities/unit-words.ts';
import { number } from '../../words/amounts.ts';
import { askedText } from '../knowledge/asked.ts';
import { askGallon, litresNamed, newRise } from './known.ts';

/** What a number is turned into, by the words for it and the unit that it has. */
const into: readonly (readonly [RegExp, Partial<Record<UnitId, Way>>])[] = [
  [
    /\b(litres?|liters?|ltrs?|litros)\b|\b(in|to|into|many) l\b/,
    {
      'uk-gallon': 'uk-gallons-to-litres',
      'us-gallon': 'us-gallons-to-litres',
      ft3: 'cubic-feet-to-litres',
      m3: 'cubic-metres-to-litres',
    },
  ],
  [/\b(uk|imperial|british) ?gal\w*/, { litre: 'litres-to-uk-gallons' }],
  [/\b(us|american) ?gal\w*/, { litre: 'litres-to-us-gallons' }],
  [/\b(c|celsius|centigrade)\b|°c/, { fahrenheit: 'fahrenheit-to-celsius' }],
  [/\b(f|fahrenheit)\b|°f/, { celsius: 'celsius-to-fahrenheit' }],
  [/\bcm\b|centimet\w+/, { inch: 'inches-to-cm' }],
  [/\binch\w*\b/, { cm: 'cm-to-inches' }],
  [/\b(kg|kilos?|kilograms?)\b/, { lb: 'pounds-to-kg', percent: 'salt-percent-to-kg' }],
  [/\b(lbs?|pounds?)\b/, { kg: 'kg-to-pounds', percent: 'salt-percent-to-lb-us' }],
  [/\b(lbs?|pounds?)\b/, { percent: 'salt-percent-to-lb-uk' }],
  [/\b(mg|ppm)\b/, { dkh: 'dkh-to-mg-l', dgh: 'dkh-to-mg-l', percent: 'salt-percent-to-ppm' }],
  [/\b(d?kh|d?gh|dh|degrees?)\b/, { 'mg/l': 'mg-l-to-dkh' }],
  [/(%|\bper ?cent|\bpercentage)/, { ppt: 'salt-ppt-to-percent' }],
  [/\b(ppt|g\/l|parts per thousand)\b/, { percent: 'salt-percent-to-ppt' }],
];

/** mg/l of nitrogen and of what holds it. */
const nitrogen: readonly (readonly [RegExp, Way])[] = [
  [
    /\b(no2 ?-? ?n|nitrite ?-? ?n(itrogen)?)\b.*\b(to|in|into|as|=)\b.*\b(no2|nitrite)\b(?! ?-? ?n\b)/,
    'nitrite-n-to-no2',
  ],
  [
    /\b(no2|nitrite)\b(?! ?-? ?n\b).*\b(to|in|into|as|=)\b.*\b(no2 ?-? ?n|nitrite ?-? ?n(itrogen)?|nitrogen)\b/,
    'no2-to-nitrite-n',
  ],
  [
    /\b(no3 ?-? ?n|nitrate ?-? ?n(itrogen)?)\b.*\b(to|in|into|as|=)\b.*\b(no3|nitrate)\b(?! ?-? ?n\b)/,
    'nitrate-n-to-no3',
  ],
  [
    /\b(no3|nitrate)\b(?! ?-? ?n\b).*\b(to|in|into|as|=)\b.*\b(no3 ?-? ?n|nitrate ?-? ?n(itrogen)?|nitrogen)\b/,
    'no3-to-nitrate-n',
  ],
];

const plainly =
  /\bconvert\w*|\bconversion\b|\bequals?\b|\bequivalent\b|\bsame as\b|\bhow many (?:ppm|ppt|dkh|dgh|degrees|mg)\b|\bwhat(?:'?s| is| are)\b.{0,40}\b(?:in|as)\b/;
const asksTurning =
  /\bin (litres?|liters?|ltrs?|l|gallons?|uk gal\w*|us gal\w*|celsius|fahrenheit|c|f|cm|inch\w*|kg|kilos?|pounds?|lbs?|ppm|mg|dkh|dgh|ppt|per ?cent|%)(?![\w/])|\b(to|into) (litres?|liters?|celsius|fahrenheit|cm|inches|kg|pounds|lbs?|dkh|dgh|ppt|ppm|no2|no3|per ?cent)\b|\bhow many (litres?|liters?|gallons?|us gal\w*|uk gal\w*)\b/;

const own =
  /\b(my|mine|our|i (got|have|get)|reads?|reading|ok|okay|safe|too (high|low)|good|bad)\b/;

const isTurning = (text: string): boolean => plainly.test(text) || asksTurning.test(text);

type Turn = { readonly amount: number; readonly way: Way };

const turnsOf = (quantity: Quantity, text: string): Turn[] => {
  const rest = text.replace(quantity.text.toLowerCase(), ' ');
  if (/\bgrains?\b|\bgpg\b/.test(quantity.text.toLowerCase()) && quantity.unit === 'mg/l') {
    const amount = quantity.value / MGL_PER_GRAIN;
    return [
      { amount, way: 'grains-to-mg-l' },
      { amount, way: 'grains-to-degrees' },
    ];
  }
  if (quantity.unit === null || quantity.unit === 'mg/l') {
    const way = nitrogen.find(([words]) => words.test(text))?.[1];
    if (way) return [{ amount: quantity.value, way }];
  }
  return into.flatMap(([words, ways]) => {
    const way = quantity.unit ? ways[quantity.unit] : undefined;
    return way && words.test(rest) ? [{ amount: quantity.value, way }] : [];
  });
};

const turnOf = (c: Case): Turn[] => {
  const text = askedText(c);
  if (!isTurning(text)) return [];
  for (const quantity of c.question.quantities) {
    const turns = turnsOf(quantity, text);
    if (turns.length > 0) return turns;
  }
  return [];
};

const gallonsOf = (c: Case): number | null =>
  isTurning(askedText(c))
    ? (c.question.quantities.find(({ unit }) => unit === 'gallon')?.value ?? null)
    : null;

/** Salt by itself is a unit's subject; salt for a pond is a sum of its own. */
const isOfUnits = (c: Case): boolean =>
  c.treatments.every((id) => id === 'salt') &&
  (c.treatments.length === 0 || litresNamed(c) === null);

/** One unit in another. */
export const conversion: Skill = {
  id: 'convert-units',
  bid: (c) => {
    if (c.message.shape || newRise(c) || !isOfUnits(c) || Object.keys(c.goal).length > 0) return 0;
    const turns = turnOf(c);
    if (turns.length > 0) {
      // Of the keeper's own water its judgement counts more, which shows the turned value as well.
      if (own.test(askedText(c)) && Object.keys(c.question.reading).length > 0)
        return turns.some(({ way }) => way.includes('no2') || way.includes('no3')) ? 0.5 : 0.86;
      return plainly.test(askedText(c)) ? 0.93 : 0.86;
    }
    return c.treatments.length === 0 && gallonsOf(c) !== null ? 0.86 : 0;
  },
  answer: (c) => {
    const turns = turnOf(c);
    const gallons = gallonsOf(c);
    const answered = (parts: Partial<Parameters<typeof answerOf>[0]>) =>
      answerOf({
        skill: 'convert-units',
        intent: 'general',
        links: [{ label: 'Unit converter', path: '/tools/units' }],
        tools: ['convert_units'],
        ...parts,
      });
    if (turns.length > 0)
      return answered({
        lead: turns.flatMap(({ amount, way }) => partsOf(converted(amount, way)).lead ?? []),
      });
    if (gallons === null) throw new RangeError('nothing to turn');
    return answered({
      lead: [
        uncited(
          `${number(gallons, 5)} UK gallons = ${number(gallons * litresIn['uk-gal'], 4)} litres; ${number(gallons, 5)} US gallons = ${number(gallons * litresIn['us-gal'], 4)} litres. They are a fifth apart.`,
        ),
      ],
      ask: askGallon(gallons),
    });
  },
};
