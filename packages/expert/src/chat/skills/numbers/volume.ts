import { litresIn } from '@nishiki/koi-science/units';
import { uncited } from '@nishiki/knowledge/statement';
import { converted, type Way } from '../../../tools/numbers/convert.ts';
import { pondVolume } from '../../../tools/numbers/pond-volume.ts';
import { partsOf } from '../../../tools/numbers/worked.ts';
import { answerOf, type Skill } from '../../answer.ts';
import type { Case } from '../../case.ts';
import type { Quantity, UnitId } from '../../quantity.ts';
import { number } from '../../words/amounts.ts';
import { askedText } from '../knowledge/asked.ts';
import { askGallon, asks, newRise, riseOf, shapeOf } from './known.ts';

/** A pond's litres by its lengths, by salt, or by both. */
export const volume: Skill = {
  id: 'pond-volume',
  bid: (c) => {
    const { message } = c;
    if (message.shape === null && newRise(c) === null) return 0;
    if (c.treatments.some((id) => id !== 'salt')) return 0.5;
    return asks(c, 'how-many', 'how-much', 'calculate', 'which', 'what-is') ||
      /\b(volume|big|size|litres?|gallons?|hold)\b/.test(askedText(c))
      ? 0.94
      : 0.85;
  },
  answer: (c) => {
    const shape = shapeOf(c);
    const rise = riseOf(c);
    let worked;
    try {
      worked = pondVolume(shape, rise);
    } catch {
      worked = {
        lead: [
          uncited(
            'That rise is too small to tell a volume: the salt must rise by at least 0.02 %, and both readings must be of the same meter.',
          ),
        ],
        data: {},
      };
    }
    return answerOf({
      skill: 'pond-volume',
      intent: 'maintenance',
      ...partsOf(worked),
      links: [{ label: 'Pond volume calculator', path: '/tools/pond-volume' }],
      tools: ['pond_volume'],
    });
  },
};

const into: readonly (readonly [RegExp, Partial<Record<UnitId, Way>>])[] = [
  [
    /\b(litres?|liters?|l)\b/,
    {
      'uk-gallon': 'uk-gallons-to-litres',
      'us-gallon': 'us-gallons-to-litres',
      ft3: 'cubic-feet-to-litres',
    },
  ],
  [/\b(uk|imperial|british) ?gal\w*/, { litre: 'litres-to-uk-gallons' }],
  [/\b(us|american) ?gal\w*/, { litre: 'litres-to-us-gallons' }],
  [/\b(c|celsius|centigrade)\b|°c/, { fahrenheit: 'fahrenheit-to-celsius' }],
  [/\b(f|fahrenheit)\b|°f/, { celsius: 'celsius-to-fahrenheit' }],
  [/\bcm\b|centimet\w+/, { inch: 'inches-to-cm' }],
  [/\binch\w*\b/, { cm: 'cm-to-inches' }],
  [/\b(kg|kilos?|kilograms?)\b/, { lb: 'pounds-to-kg' }],
  [/\b(lbs?|pounds?)\b/, { kg: 'kg-to-pounds' }],
  [/\b(mg|ppm)\b/, { dkh: 'dkh-to-mg-l' }],
  [/\bd?kh\b/, { 'mg/l': 'mg-l-to-dkh' }],
  [/\b(%|per ?cent)/, { ppt: 'salt-ppt-to-percent' }],
  [/\b(ppt|g\/l)\b/, { percent: 'salt-percent-to-ppt' }],
];

const asksTurning =
  /\b(convert\w*|in (litres?|liters?|gallons?|uk gal\w*|us gal\w*|celsius|fahrenheit|cm|inch\w*|kg|kilos?|pounds?|lbs?|ppm|dkh|ppt)|to (litres?|liters?|celsius|fahrenheit|cm|inches|kg|pounds|lbs?|dkh|ppm)|how many (litres?|liters?|gallons?|us gal\w*|uk gal\w*))\b/;

const turnOf = (c: Case): { quantity: Quantity; way: Way } | null => {
  const text = askedText(c);
  if (!asksTurning.test(text)) return null;
  for (const quantity of c.question.quantities) {
    const rest = text.replace(quantity.text.toLowerCase(), ' ');
    for (const [words, ways] of into) {
      const way = quantity.unit ? ways[quantity.unit] : undefined;
      if (way && words.test(rest)) return { quantity, way };
    }
  }
  return null;
};

const gallonsOf = (c: Case): number | null =>
  asksTurning.test(askedText(c))
    ? (c.question.quantities.find(({ unit }) => unit === 'gallon')?.value ?? null)
    : null;

/** One unit in another. */
export const conversion: Skill = {
  id: 'convert-units',
  bid: (c) => {
    if (c.message.shape || newRise(c) || c.treatments.length > 0) return 0;
    if (Object.keys(c.goal).length > 0) return 0;
    return turnOf(c) !== null || gallonsOf(c) !== null ? 0.86 : 0;
  },
  answer: (c) => {
    const turn = turnOf(c);
    const gallons = gallonsOf(c);
    const answered = (parts: Partial<Parameters<typeof answerOf>[0]>) =>
      answerOf({
        skill: 'convert-units',
        intent: 'general',
        links: [{ label: 'Unit converter', path: '/tools/units' }],
        tools: ['convert_units'],
        ...parts,
      });
    if (turn) return answered(partsOf(converted(turn.quantity.value, turn.way)));
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
