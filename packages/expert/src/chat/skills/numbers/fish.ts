import { usualWeight } from '@nishiki/koi-science/body-weight';
import { said, uncited } from '@nishiki/knowledge/statement';
import { growthAt, lengthAt, weightAt } from '../../../tools/numbers/body.ts';
import { feedingFor } from '../../../tools/numbers/feeding.ts';
import { roomFor, stockingFor, withMore } from '../../../tools/numbers/stocking.ts';
import { partsOf } from '../../../tools/numbers/worked.ts';
import { answerOf, type Answer, type Skill } from '../../answer.ts';
import type { Case } from '../../case.ts';
import { unitsOf } from '../../words/units-of.ts';
import { askedText } from '../knowledge/asked.ts';
import { fedLine } from './fed-now.ts';
import { askGallon, askVolume, asks, isHealthFirst, mayAsk, nh3In, volumeOf } from './known.ts';

/** Grams of all fish, as told or by their number and length. */
const totalOf = ({ fish }: Case): number | null => {
  if (fish.totalGrams !== null) return fish.totalGrams;
  const each = fish.weightGrams ?? (fish.lengthCm === null ? null : usualWeight(fish.lengthCm));
  return each === null || fish.count === null ? each : each * fish.count;
};

const answered = (skill: string, tool: string, path: string, parts: Partial<Answer>): Answer =>
  answerOf({
    skill,
    intent: skill === 'feeding' ? 'maintenance' : 'growth',
    links: [{ label: 'Calculator', path }],
    tools: [tool],
    ...parts,
  });

const feeds =
  /\b(grams? (a|per|each) day|how many grams|feed\w*|fed|food|pellets?|wheat ?germ|eat|begg?\w*|hungry|hunger)\b/;

const whenToStop: Partial<Answer> = {
  lead: [
    said(
      'Stop at 8 °C (46 °F) and falling; many clubs stop at 10 °C. Below 5 °C never.',
      'koiquanta-feeding',
    ),
  ],
  table: {
    head: ['Water', 'Food'],
    rows: [
      ['under 8 °C', 'none'],
      ['8 to 10 °C', 'nothing, or a little wheatgerm at midday up to twice a week'],
      ['10 to 13 °C', '2 to 3 times a week, 0.2 to 0.4 %, wheatgerm'],
      ['13 to 15 °C', '4 to 5 times a week, 0.5 %'],
      ['15 to 18 °C', 'once a day, 0.5 to 1 %'],
      ['18 to 22 °C', 'twice a day, 1 %, about 35 % protein'],
      ['22 to 26 °C', '3 to 4 times a day, 1 to 2 %, 35 to 40 % protein'],
      ['26 to 28 °C', 'twice a day, 1 %; check oxygen'],
      ['over 28 °C', 'half or none'],
    ],
  },
  why: [uncited('Per cent are of the weight of the fish, on a day with food.')],
};

/** Food by temperature and weight. */
export const feeding: Skill = {
  id: 'feeding',
  bid: (c) => {
    const text = askedText(c);
    const asksGrams = c.fish.totalGrams !== null && /\bgrams\b/.test(text);
    if (!(feeds.test(text) || asksGrams) || isHealthFirst(c) || c.treatments.length > 0) return 0;
    if (/\bantibiotic|medicat/.test(text)) return 0;
    const isAmount = asks(
      c,
      'how-much',
      'how-often',
      'can-i',
      'should-i',
      'how-many',
      'which',
      'calculate',
    );
    if (c.water.temperature !== undefined)
      return isAmount || /\?|\b(?:feed|fed|begg?\w*|pellets?)\b/i.test(c.question.text)
        ? 0.92
        : 0.7;
    return asks(c, 'when') || /\bwhat temp\w*|stop feeding\b/.test(text)
      ? 0.88
      : isAmount && totalOf(c) !== null
        ? 0.88
        : 0;
  },
  answer: (c) => {
    const celsius = c.water.temperature;
    const path = '/tools/feeding';
    if (celsius === undefined || celsius < -2 || celsius > 40)
      return answered('feeding', 'feeding', path, {
        ...whenToStop,
        ask: mayAsk(c, 'temperature')
          ? {
              words: 'How warm is your water?',
              open: { kind: 'measure', measure: 'temperature' },
              replies: ['I don’t know'],
            }
          : null,
      });
    const water = { nh3: nh3In(c), nitrite: c.water.nitrite, oxygen: c.water.oxygen };
    const worked = feedingFor(celsius, totalOf(c), water, unitsOf(c));
    const parts = partsOf(worked);
    const fed = fedLine(c, worked.data['grams_low'], worked.data['grams_high']);
    return answered('feeding', 'feeding', path, {
      ...parts,
      lead: [...fed, ...(parts.lead ?? [])],
    });
  },
};

const small: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  another: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};
/** "Room for two more", "add another": how many fish are thought of; 0 where none are. */
const moreOf = (text: string): number => {
  const found =
    /\b(?:room|space) for (?:maybe |just )?(an?|one|two|three|four|five|six|another|\d{1,2})\b|\b(an?|one|two|three|four|five|six|\d{1,2}) (?:more|extra)\b|\b(another)\b(?: (two|three|four|\d{1,2})\b)?/.exec(
      text,
    );
  const word = found?.[4] ?? found?.[1] ?? found?.[2] ?? found?.[3];
  return word === undefined ? 0 : (small[word] ?? Number(word));
};

const stocks =
  /\b(how many (koi|fish)|too many|max(imum)? (koi|fish|number)|enough (water|litres|gallons|for (one|a|my|\d+))|overstock\w*|stock\w*|(room|space) for|crowded|(add|get|have|squeeze in|fit|take) (another|an extra|(one|two|three|four|five|six|a few|\d+) (more|extra|new))|another (one|two|three|koi|fish)|one more|enough (space|room)|(koi|fish) (can|could|fit|in))\b/;

/** How full a pond is. */
export const stocking: Skill = {
  id: 'stocking',
  bid: (c) => {
    if (!stocks.test(askedText(c)) || isHealthFirst(c)) return 0;
    return volumeOf(c) !== null
      ? asks(c, 'how-many', 'is-it-ok', 'can-i', 'should-i', 'calculate') ||
        /too many|overstock|room|space|more|another|full|crowded|\?/.test(askedText(c))
        ? 0.92
        : 0.7
      : /too many|overstock|how many koi|room for|space for|another|\bmore\b/.test(askedText(c)) &&
          /\b(koi|fish)\b/.test(askedText(c))
        ? 0.72
        : 0;
  },
  answer: (c) => {
    const known = volumeOf(c);
    const path = '/tools/stocking';
    if (!known)
      return answered('stocking', 'stocking', path, {
        lead: [
          said(
            'By weight, not by number: up to 1.5 kg of koi for each 1,000 litres is comfortable, 0.9 for the best growth, 2 the most.',
            'mankysanke-weight',
            'lowcarbon-stocking',
          ),
        ],
        ask: mayAsk(c, 'volume')
          ? c.unnamedGallons === null
            ? askVolume
            : askGallon(c.unnamedGallons)
          : null,
      });
    const { litres } = known.volume;
    const total = c.fish.totalGrams !== null || c.fish.count !== null ? totalOf(c) : null;
    const more = moreOf(askedText(c));
    const { count } = c.fish;
    if (total !== null && more > 0 && count !== null && count > 0)
      return answered('stocking', 'stocking', path, {
        ...partsOf(withMore(total, count, more, litres, unitsOf(c))),
        alone: true,
      });
    return answered(
      'stocking',
      'stocking',
      path,
      partsOf(
        total === null
          ? roomFor(litres, c.fish.lengthCm, unitsOf(c))
          : stockingFor(total, litres, unitsOf(c)),
      ),
    );
  },
};

const weighs =
  /\b(heavy|heavier|weigh\w*|weight|k factor|condition factor|too (thin|fat)|skinny|underweight|overweight|fat|thin)\b/;

/** Weight from length, and back. */
export const weight: Skill = {
  id: 'koi-weight',
  bid: (c) =>
    weighs.test(askedText(c)) &&
    !/\b(male|female|boy|girl|sex|gender)\b[^.?!]{0,12}\b(or|male|female|boy|girl)\b/.test(
      askedText(c),
    ) &&
    !isHealthFirst(c) &&
    (c.fish.lengthCm !== null ||
      (c.fish.weightGrams !== null && /\blong|length\b/.test(askedText(c))))
      ? 0.91
      : 0,
  answer: (c) => {
    const { lengthCm, weightGrams } = c.fish;
    return answered(
      'koi-weight',
      'koi_weight',
      '/tools/weight',
      partsOf(
        lengthCm === null
          ? lengthAt(weightGrams ?? 1, unitsOf(c))
          : weightAt(lengthCm, weightGrams, unitsOf(c)),
      ),
    );
  },
};

/** Age in years: as told, or a number of years or months beside "old". */
const ageOf = ({ fish, question }: Case): number | null => {
  if (fish.ageYears !== null) return fish.ageYears;
  if (!/\b(old|age)\b|-old/i.test(question.text)) return null;
  const found = question.quantities.find(({ unit }) => unit === 'year' || unit === 'month');
  return found ? (found.unit === 'month' ? found.value / 12 : found.value) : null;
};

const grows = /\b(grow\w*|big|size|length|long|stunted|small|large|inch\w*|cm|tall)\b/;

/** Length for age, in three bands. */
export const growth: Skill = {
  id: 'growth',
  bid: (c) =>
    ageOf(c) !== null &&
    !(c.fish.lengthCm === null && /\b(protein|food|feed\w*|pellets?)\b/.test(askedText(c))) &&
    (c.fish.lengthCm !== null || grows.test(askedText(c))) &&
    !isHealthFirst(c) &&
    !c.question.intents.slice(0, 1).includes('show')
      ? 0.91
      : 0,
  answer: (c) => {
    return answered(
      'growth',
      'growth_bands',
      '/tools/growth',
      partsOf(growthAt(Math.min(60, ageOf(c) ?? 1), c.fish.lengthCm, unitsOf(c))),
    );
  },
};
