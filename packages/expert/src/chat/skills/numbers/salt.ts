import { uncited, said } from '@nishiki/knowledge/statement';
import { volumeKnownAs, type Volume } from '@nishiki/koi-science/volume';
import { saltAgainstNitrite, saltBack, saltIn, saltTo } from '../../../tools/numbers/salt.ts';
import { converted } from '../../../tools/numbers/convert.ts';
import { partsOf, type Worked } from '../../../tools/numbers/worked.ts';
import type { Answer, Skill } from '../../answer.ts';
import type { Case } from '../../case.ts';
import { number } from '../../words/amounts.ts';
import { unitsOf } from '../../words/units-of.ts';
import { askedText } from '../knowledge/asked.ts';
import { askGallon, askVolume, asks, bothGallons, litresNamed, volumeOf } from './known.ts';
import {
  besideAnother,
  besides,
  courseOf,
  guardAnswer,
  guardOf,
  putBack,
  putIn,
} from './salt-told.ts';
import { dip, forever, MOST_PERCENT, myth, saltAnswer } from './salt-words.ts';

/** Most per cent that may be meant for salt. */
const MOST_SHARE = 5;
/** "The meter says 0.1, I want 0.3": two shares of a per cent on a meter are salt. */
const onMeter = (c: Case): { from: number; to: number } | null => {
  if (!/\bmeter\b/.test(askedText(c)) || !/\b(want|need|get|bring|aim|to)\b/.test(askedText(c)))
    return null;
  const [from, to, more] = c.question.quantities
    .filter(({ unit, value }) => unit === null && value > 0 && value <= MOST_PERCENT)
    .map(({ value }) => value);
  return from !== undefined && to !== undefined && more === undefined && to > from
    ? { from, to }
    : null;
};

const isSaltOnly = (c: Case): boolean =>
  (/\bsalt\w*|\bnacl\b|\bsalinity\b/.test(askedText(c)) ||
    onMeter(c) !== null ||
    (c.question.reading.salt ?? 0) > 0) &&
  !c.treatments.some((id) => id !== 'salt');

/** A level that is there already is told with such words; without them it is the one that is wanted. */
const tellsNow =
  /\b(meter|reads?|reading|already|currently|at the moment|now at|have|has|holds?|is at|in there|in it|in the (pond|water)|salt in)\b/;

/** "Salt for 800 gallons, 0.1": a bare number that can only be a share. */
const bareShare = (c: Case): number | null =>
  c.question.reading.nitrite === undefined
    ? (c.question.quantities.find(
        ({ unit, value }) => unit === null && value >= 0.05 && value <= MOST_PERCENT,
      )?.value ?? null)
    : null;

const levelsOf = (c: Case): { from: number; to: number | null } => {
  const { salt } = c.water;
  const meter = onMeter(c);
  if (meter && c.goal.salt === undefined) return meter;
  if (c.goal.salt !== undefined) {
    const from = salt === c.goal.salt && !tellsNow.test(askedText(c)) ? 0 : (salt ?? 0);
    return { from, to: c.goal.salt };
  }
  if (
    salt !== undefined &&
    salt > 0 &&
    c.question.reading.salt !== undefined &&
    !tellsNow.test(askedText(c))
  )
    return { from: 0, to: salt };
  // "... to get 0.3 %", of which nothing else was read.
  const share = c.question.quantities.find(
    ({ unit, value }) => unit === 'percent' && value > 0 && value <= MOST_SHARE,
  );
  const bare = bareShare(c);
  if (!share && bare !== null && bare !== salt) return { from: salt ?? 0, to: bare };
  return {
    from: salt ?? 0,
    to: share && share.value !== salt && c.tap.salt === undefined ? share.value : null,
  };
};

const isForNitrite = (c: Case): boolean =>
  /\bnitrites?\b|\bno2\b|\bbrown blood\b/.test(askedText(c)) || (c.water.nitrite ?? 0) > 0;

const rate = (c: Case, to: number | null): Answer =>
  saltAnswer({
    lead: [
      said(
        to === null
          ? '0.1 % is 1 kg of salt for each 1,000 litres: enough against nitrite. 0.3 % (3 kg) supports sick fish for 14 to 21 days.'
          : `${to} % is ${to * 10} kg of salt for each 1,000 litres.`,
        'kangei-volume',
      ),
    ],
    now: [
      said(
        'Take zeolite out of the filter first: in salt it gives its ammonia back.',
        'fishdoc-zeolite',
      ),
      uncited('At most 0.1 % a day, dissolved first, checked with a salt meter.'),
      uncited('Pure sodium chloride without iodine or anti-caking agent.'),
    ],
    ask: volumeOf(c) === null ? askVolume : null,
  });

/** Water that is named without being the pond: "per 1000 UK gallons". */
const namedVolume = (c: Case): Volume | null => {
  const litres = litresNamed(c);
  return litres === null ? null : volumeKnownAs(litres, 'measured');
};

const worked = (c: Case, volume: Volume): Worked => {
  const { from, to } = levelsOf(c);
  const units = unitsOf(c);
  if (to !== null) return saltTo(volume, from, to, units);
  if (isForNitrite(c)) return saltAgainstNitrite(volume, c.water.nitrite ?? null, from, units);
  const weak = saltTo(volume, from, 0.1, units);
  const strong = saltTo(volume, from, 0.3, units);
  return {
    ...strong,
    lead: [
      uncited('It depends on what for. Against nitrite 0.1 % in all:'),
      ...(weak.lead ?? []),
      uncited('To support sick fish 0.3 %, for 14 to 21 days:'),
      ...(strong.lead ?? []),
    ],
  };
};

/** Which gallon comes first: the wrong one is a fifth too much or too little. */
const whichGallon = (c: Case, gallons: number): Answer => {
  const { lead, now, ...rest } = rate(c, levelsOf(c).to);
  return {
    ...rest,
    lead: [
      uncited(
        `Which gallon? ${bothGallons(gallons)}: a fifth apart, so I name the amount once I know.`,
      ),
      ...lead,
    ],
    now,
    ask: askGallon(gallons),
  };
};

const ppmOf = (c: Case): number | null => {
  const found = c.question.quantities.find(({ unit }) => unit === 'mg/l' || unit === 'ppt');
  if (!found || !/\bpp[mt]\b/.test(askedText(c)) || !/%|per ?cent/.test(askedText(c))) return null;
  return found.unit === 'ppt' ? found.value * 1000 : found.value;
};

/** Salt for a pond, a bath or against nitrite. */
export const salt: Skill = {
  id: 'salt',
  bid: (c) => {
    if (besides(c) !== null) return 0.93;
    if (!isSaltOnly(c)) return 0;
    // Less salt is a water change's sum.
    if (c.goal.salt !== undefined && c.goal.salt < (c.water.salt ?? 0)) return 0.4;
    if (putIn(c) !== null || putBack(c) !== null || courseOf(c) !== null) return 0.93;
    const text = askedText(c);
    if (ppmOf(c) !== null) return 0.92;
    if (/\b(dip|bath|dips)\b/.test(text)) return 0.92;
    if (/\b(all year|year round|permanent\w*|always|constantly|forever)\b/.test(text)) return 0.92;
    if (
      /\bammonia\b/.test(text) &&
      /\b(lower\w*|down|remove\w*|reduce\w*|bring\w*|bind\w*)\b/.test(text)
    )
      return 0.92;
    const isAmount =
      asks(c, 'how-much', 'how-many', 'calculate') ||
      (/\bin (pounds|lbs?|kg|kilos?|grams?)\b/.test(text) &&
        (volumeOf(c) ?? c.unnamedGallons) !== null) ||
      c.goal.salt !== undefined ||
      onMeter(c) !== null ||
      ((c.question.reading.salt ?? 0) > 0 && litresNamed(c) !== null && asks(c, 'what-is'));
    const isSaid = volumeOf(c) !== null || c.unnamedGallons !== null;
    if (isAmount || (isSaid && (isForNitrite(c) || bareShare(c) !== null))) return 0.92;
    if (isForNitrite(c) || c.flags.zeolite === true) return 0.87;
    return volumeOf(c) !== null ? 0.8 : 0.4;
  },
  answer: (c) => {
    const other = besides(c);
    if (other !== null) return besideAnother(other);
    const text = askedText(c);
    const ppm = ppmOf(c);
    if (ppm !== null)
      return saltAnswer({
        ...partsOf(converted(ppm, 'salt-ppm-to-percent')),
        tools: ['convert_units'],
      });
    if (/\b(dip|bath|dips)\b/.test(text)) return dip;
    if (/\b(all year|year round|permanent\w*|always|constantly|forever)\b/.test(text))
      return forever;
    if (
      /\bammonia\b/.test(text) &&
      /\b(lower\w*|down|remove\w*|reduce\w*|bring\w*|bind\w*)\b/.test(text)
    )
      return myth;
    const back = putBack(c);
    if (back)
      return saltAnswer({
        ...partsOf(saltBack(back.litres, back.percent, unitsOf(c))),
        ...(volumeOf(c) === null && litresNamed(c) === null
          ? {
              lead: [
                uncited(
                  `${number((back.litres * back.percent) / 100)} kg for each 1,000 litres of the pond: the new part holds none, and should hold ${number(back.percent)} % again.`,
                ),
              ],
              ask: askVolume,
            }
          : {}),
      });
    const added = putIn(c);
    if (added)
      return saltAnswer(partsOf(saltIn(added.grams, added.litres, added.before, unitsOf(c))));
    const course = courseOf(c);
    if (course) return course;
    const guarded = guardOf(c);
    if (guarded && c.goal.salt === undefined) return guardAnswer(c, guarded);
    const known = volumeOf(c)?.volume ?? namedVolume(c);
    if (known) return saltAnswer(partsOf(worked(c, known)));
    if (c.unnamedGallons !== null) return whichGallon(c, c.unnamedGallons);
    return rate(c, levelsOf(c).to);
  },
};
