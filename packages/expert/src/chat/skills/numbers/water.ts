import { said, uncited } from '@nishiki/knowledge/statement';
import { CACO3_PER_DEGREE, nitriteOf } from '@nishiki/koi-science/units';
import { unionisedAmmonia } from '@nishiki/koi-science/ammonia';
import { judgeReading, missingForAmmonia } from '../../../tools/numbers/judge-water.ts';
import { saltAgainstNitrite } from '../../../tools/numbers/salt.ts';
import { partsOf } from '../../../tools/numbers/worked.ts';
import { answerOf, type Answer, type Line, type Skill } from '../../answer.ts';
import type { Case } from '../../case.ts';
import type { MeasureId } from '../../message.ts';
import { inLitres, inMgl, number } from '../../words/amounts.ts';
import { unitsOf } from '../../words/units-of.ts';
import { signsOf } from '../health/known.ts';
import { askedText } from '../knowledge/asked.ts';
import { asks, mayAsk, volumeOf } from './known.ts';
import { unreadOf } from './unread.ts';

const measureWords: Readonly<Record<'ph' | 'temperature', string>> = {
  ph: 'What is the pH of that water?',
  temperature: 'How warm is the water, in °C or °F?',
};

const askFor = (c: Case, missing: readonly MeasureId[]): Answer['ask'] => {
  const id = missing.find((one) => mayAsk(c, one));
  if (id !== 'ph' && id !== 'temperature') return null;
  return {
    words: measureWords[id],
    open: { kind: 'measure', measure: id },
    replies: ['I don’t know'],
  };
};

/** Ends between which NH3 lies where pH or temperature is not known. */
const rangeLine = ({ water }: Case): Line[] => {
  const { ammonia, ph, temperature } = water;
  if (ammonia === undefined || ammonia <= 0) return [];
  const low = unionisedAmmonia(ammonia, temperature ?? 10, ph ?? 7);
  const high = unionisedAmmonia(ammonia, temperature ?? 25, ph ?? 8.5);
  return [
    said(
      `It lies between ${inMgl(low, 2)} of NH3 (pH ${ph ?? 7}, ${temperature ?? 10} °C) and ${inMgl(high, 2)} (pH ${ph ?? 8.5}, ${temperature ?? 25} °C); 0.05 mg/l is an emergency. ${
        high >= 0.05
          ? 'Until you know, treat it as the worse one.'
          : 'A rising pH would set much more of it free.'
      }`,
      'emerson-1975',
      'uf-ammonia',
    ),
  ];
};

/** How what the kit shows was turned into what is judged. */
const turned = (c: Case): Line[] => {
  const text = askedText(c);
  const { nitrite, kh } = c.question.reading;
  return [
    ...(nitrite !== undefined &&
    nitrite > 0 &&
    /\bno2 ?-? ?n\b|nitrogen|nitrite ?-? ?n\b/.test(text)
      ? [
          uncited(
            `Nitrite as NO2 = 3.28 x N: ${number(nitrite / nitriteOf(1))} x 3.28 = ${number(nitrite)} mg/l NO2.`,
          ),
        ]
      : []),
    ...(kh !== undefined && kh > 0 && /\b(ppm|mg)\b|caco3/.test(text)
      ? [
          uncited(
            `KH = ${number(kh * CACO3_PER_DEGREE)} mg/l / 17.85 = ${number(kh)} dKH; 6 to 8 are ideal.`,
          ),
        ]
      : []),
  ];
};

/** "And if it warms to 28?": a bare number in a follow-up that speaks of warmth. */
const warmthIn = ({ message, earlier }: Case): number | null => {
  const [first, second] = message.quantities;
  return earlier.length > 0 &&
    first?.unit === null &&
    second === undefined &&
    first.value >= 0 &&
    first.value <= 40 &&
    /\b(warm\w*|cool\w*|hot\w*|cold\w*|temp\w*|degrees?|heat\w*)\b/i.test(message.text) &&
    message.reading.temperature === undefined
    ? first.value
    : null;
};

const waterOf = (c: Case): Case['water'] => {
  const temperature = warmthIn(c);
  return temperature === null ? c.water : { ...c.water, temperature };
};

const judgeable = ({ water }: Case): MeasureId[] => Object.keys(water) as MeasureId[];

const told = ({ question, message }: Case): MeasureId[] =>
  [...new Set([...Object.keys(message.reading), ...Object.keys(question.reading)])] as MeasureId[];

/** What a third of the water and 0.1 % of salt are in this pond, where nitrite asks for both. */
const forThePond = (c: Case): Line[] => {
  const known = volumeOf(c);
  const { nitrite, salt } = c.water;
  if (!known || nitrite === undefined || nitrite <= 0.2) return [];
  return [
    ...(saltAgainstNitrite(known.volume, nitrite, salt ?? 0, unitsOf(c)).lead ?? []),
    uncited(
      `25 to 30 % of it is ${inLitres(known.volume.litres * 0.25, unitsOf(c))} to ${inLitres(known.volume.litres * 0.3, unitsOf(c))}.`,
    ),
  ];
};

/** Numbers that found no place: what was understood is judged, and no more is promised. */
const notRead = (c: Case): Line[] => {
  const unread = unreadOf(c);
  return unread.length === 0
    ? []
    : [
        uncited(
          `I could not tell what ${unread.join(', ')} measure${unread.length === 1 ? 's' : ''}, so this is only about ${judgedNames(c)}. Write each value with its name, such as “ammonia 1, pH 8.5, 25 °C”.`,
        ),
      ];
};

const names: Readonly<Record<MeasureId, string>> = {
  temperature: 'the temperature',
  ph: 'pH',
  ammonia: 'ammonia',
  nh3: 'NH3',
  nitrite: 'nitrite',
  nitrate: 'nitrate',
  oxygen: 'oxygen',
  kh: 'KH',
  gh: 'GH',
  chlorine: 'chlorine',
  chloramine: 'chloramine',
  salt: 'salt',
};
const judgedNames = (c: Case): string =>
  judgeable(c)
    .map((id) => names[id])
    .join(', ');

const inEnglish = ({ message }: Case): Line[] =>
  message.language === 'other' ? [uncited('I answer in English only.')] : [];

/** Does not know the missing value, and wants a verdict all the same. */
const insists = (c: Case): boolean =>
  missingForAmmonia(c.water).length > 0 &&
  c.earlier.at(-1)?.reading.ammonia !== undefined &&
  c.message.treatments.length + c.message.conditions.length + c.message.varieties.length === 0 &&
  /\b(ph|temp\w*|yes or no|dunno|no idea|don'?t know|not sure|just tell)\b/i.test(c.message.text);

const answer = (c: Case): Answer => {
  const isGasping = signsOf(c).get('gasping') === true;
  const isFollowUp = c.earlier.length > 0;
  const worked = judgeReading(
    waterOf(c),
    isGasping,
    unitsOf(c),
    isFollowUp ? (Object.keys(c.message.reading) as MeasureId[]) : [],
  );
  const missing = missingForAmmonia(waterOf(c));
  const parts = partsOf(worked);
  return answerOf({
    skill: 'judge-water',
    intent: 'water',
    ...parts,
    lead: [...inEnglish(c), ...notRead(c), ...(parts.lead ?? [])],
    firstAid: worked.data['urgent'] === 'critical',
    numbers: [
      ...turned(c),
      ...(worked.numbers ?? []),
      ...forThePond(c),
      ...(missing.length > 0 ? rangeLine(c) : []),
    ],
    ask: askFor(c, missing),
    links: [
      { label: 'Water values', path: '/water' },
      ...((c.water.ammonia ?? 0) > 0
        ? [{ label: 'Toxic ammonia calculator', path: '/tools/ammonia' }]
        : []),
    ],
    evidence: missing.length > 0 ? null : 'water',
    tools: ['judge_water'],
  });
};

/** Whether the values need something done today, so that they come before what the fish show. */
const isBad = (c: Case): boolean => {
  const { level } = judgeReading(waterOf(c), signsOf(c).get('gasping') === true, unitsOf(c)).data;
  return level === 'act' || level === 'emergency' || missingForAmmonia(waterOf(c)).length > 0;
};

const asksOfWater = (c: Case): boolean =>
  /\b(water|readings?|values?|levels?|parameters?|params?|numbers?|tests?|results?)\b/.test(
    askedText(c),
  );

/** Every water value that was told, judged. */
export const waterJudge: Skill = {
  id: 'judge-water',
  bid: (c) => {
    const ids = told(c);
    const own = c.reply?.kind === 'value' ? judgeable(c) : ids;
    if (own.length === 0) return insists(c) ? 0.85 : 0;
    if (own.every((id) => id === 'temperature')) return asks(c, 'is-it-ok') ? 0.5 : 0.2;
    if (c.treatments.length > 0 || Object.keys(c.goal).length > 0) return 0.6;
    if (/\bchang\w+\b/.test(askedText(c)) && /%|per ?cent/.test(askedText(c))) return 0.7;
    const seen = [...signsOf(c).values()].filter(Boolean).length;
    if (seen > 0 || (c.question.conditions.length > 0 && !asksOfWater(c)))
      return isBad(c) ? 0.75 : 0.38;
    return asks(c, 'is-it-ok', 'what-to-do', 'what-is', 'should-i', 'why') || c.reply !== null
      ? 0.9
      : 0.88;
  },
  answer,
};
