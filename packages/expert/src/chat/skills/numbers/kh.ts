import { said, uncited } from '@nishiki/knowledge/statement';
import { CACO3_PER_DEGREE } from '@nishiki/koi-science/units';
import { judgeReading } from '../../../tools/numbers/judge-water.ts';
import { raiseKh, raiseKhBy } from '../../../tools/numbers/raise-kh.ts';
import { partsOf } from '../../../tools/numbers/worked.ts';
import { answerOf, type Answer, type Skill } from '../../answer.ts';
import type { Case } from '../../case.ts';
import { number } from '../../words/amounts.ts';
import { unitsOf } from '../../words/units-of.ts';
import { signsOf } from '../health/known.ts';
import { askedText } from '../knowledge/asked.ts';
import { askGallon, askVolume, asks, bothGallons, mayAsk, volumeOf } from './known.ts';

/** °dKH that is aimed at where nobody says another (6 to 8 are ideal). */
const WANTED = 6;

/** More degrees than this are no step, but an aim. */
const MOST_STEP = 6;

const bicarbonate =
  /\b(bi ?carb\w*|baking soda|sodium bicarbonate|soda bic\w*|bicarbonate|(add|tip|put|chuck|throw|use)( \w+){0,3} (soda|lime))\b/;
const powder = /\bbaking powder\b/;
const raises = /\b(raise|raising|increase|bring|get|up|reach|boost|lift|higher|want)\b/;
const kh = /\b(kh|alkalinity|carbonate hardness|dkh|buffer\w*)\b/;

const isAbout = (c: Case): boolean => {
  const text = askedText(c);
  return (
    bicarbonate.test(text) ||
    powder.test(text) ||
    c.goal.kh !== undefined ||
    (kh.test(text) && raises.test(text) && asks(c, 'how-much', 'how-to', 'calculate', 'what-to-do'))
  );
};

const answered = (parts: Partial<Answer>): Answer =>
  answerOf({
    skill: 'raise-kh',
    intent: 'water',
    links: [{ label: 'KH calculator', path: '/tools/kh' }],
    tools: ['raise_kh'],
    ...parts,
  });

const rate = said(
  '30 g of sodium bicarbonate raise 1,000 litres by 1 dKH; at most 1 dKH a day.',
  'mankysanke-volumes',
);
const testFirst = said(
  'Test ammonia and pH first: with ammonia in the water KH and pH are not raised.',
  'uf-ammonia',
);

const notPowder = answered({
  lead: [
    uncited(
      'It is not the same: baking powder holds an acid and starch beside the bicarbonate, so KH hardly rises and the starch feeds bacteria. Put in no more.',
    ),
  ],
  now: [
    uncited('Test pH, KH and ammonia now. If the fish gasp: air on, and change 20 to 30 %.'),
    uncited('Later use plain sodium bicarbonate (baking soda), at most 1 dKH a day.'),
  ],
  numbers: [rate],
});

const withAmmonia = answered({
  lead: [
    said(
      'Not while there is ammonia: a higher pH turns more of it into poisonous NH3.',
      'uf-ammonia',
    ),
  ],
  now: [
    uncited('First bring ammonia to nothing: no food, air, water changes with dechlorinator.'),
    uncited('Then raise KH by at most 1 dKH a day, testing ammonia before each part.'),
  ],
  numbers: [rate],
});

/** With ammonia: no, and where the values are an emergency, its steps. */
const notNow = (c: Case): Answer => {
  const judged = judgeReading(c.water, signsOf(c).get('gasping') === true, unitsOf(c));
  if (judged.data['urgent'] !== 'critical') return withAmmonia;
  return {
    ...withAmmonia,
    ...partsOf(judged),
    firstAid: true,
    lead: [...withAmmonia.lead, ...(judged.lead ?? []).slice(1)],
    now: [
      ...(judged.now ?? []),
      ...((c.water.ph ?? 7) < 7
        ? [
            uncited(
              'Change only a tenth at a time, dechlorinated, hours apart; test pH and ammonia after each.',
            ),
          ]
        : []),
    ],
  };
};

const missing = (c: Case): Answer => {
  const { unnamedGallons: gallons } = c;
  const from = c.water.kh;
  const which =
    gallons !== null
      ? [
          uncited(
            `Which gallon? ${bothGallons(gallons)}: a fifth apart, so I name the amount once I know.`,
          ),
        ]
      : [];
  const ask =
    gallons !== null
      ? askGallon(gallons)
      : volumeOf(c) === null && mayAsk(c, 'volume')
        ? askVolume
        : from === undefined && mayAsk(c, 'kh')
          ? {
              words: 'What is KH now, in °dKH?',
              open: { kind: 'measure' as const, measure: 'kh' as const },
              replies: ['I don’t know'],
            }
          : null;
  return answered({
    lead: [...which, rate],
    now: [
      testFirst,
      uncited('Dissolve each day’s part in a bucket, pour it in slowly, and test before the next.'),
      uncited('Stop at 6 to 8 °dKH.'),
    ],
    ask,
  });
};

const by =
  /\b(?:raise|raising|increase|lift|bump|boost|up)\b(?: \w+){0,3} (?:kh|alkalinity)(?: up)?(?: by)?(?: about)? (\d+(?:\.\d+)?) ?(degrees?|dkh|°|points?|ppm|mg)?/;

/** Degrees by which KH is to rise: "raise KH 2 degrees". */
const stepOf = (c: Case): number | null => {
  const found = by.exec(askedText(c));
  if (!found || c.goal.kh !== undefined) return null;
  const value = Number(found[1]);
  const degrees = /ppm|mg/.test(found[2] ?? '') ? value / CACO3_PER_DEGREE : value;
  return degrees > 0 && degrees <= MOST_STEP ? degrees : null;
};

/** KH that was raised faster than 1 dKH a day: from and to, °dKH. */
const rushOf = (c: Case): { from: number; to: number } | null => {
  const text = askedText(c);
  if (
    !/\b(one go|at once|overnight|one day|a day|hours?|today|in one|same day|all in)\b/.test(text)
  )
    return null;
  if (!/\b(raised|went|jumped|rose|took|brought|put)\b/.test(text) || !kh.test(text)) return null;
  const path = c.question.quantities.find(
    ({ unit, low, high }) => (unit === null || unit === 'dkh') && high > low && high <= 20,
  );
  return path && path.high - path.low > 1 ? { from: path.low, to: path.high } : null;
};

const tooFast = ({ from, to }: { from: number; to: number }): Answer =>
  answered({
    lead: [
      said(
        `That was too fast: ${number(to - from)} dKH at once, where at most 1 dKH (about 18 mg/l) a day is right. The pH jumps with it.`,
        'mankysanke-volumes',
      ),
    ],
    now: [
      uncited(
        'Add no more. Test pH and ammonia now: at a higher pH more ammonia is poisonous NH3.',
      ),
      uncited('Air on, no food today, and watch the fish. Do not bring it down again with acid.'),
    ],
    numbers: [rate],
  });

/** Raising carbonate hardness with bicarbonate. */
export const raisingKh: Skill = {
  id: 'raise-kh',
  bid: (c) => {
    if (rushOf(c)) return 0.93;
    if (!isAbout(c)) return 0;
    const isAmount = asks(c, 'how-much', 'how-many', 'calculate') || c.goal.kh !== undefined;
    if (powder.test(askedText(c))) return 0.93;
    return isAmount ? 0.93 : 0.86;
  },
  answer: (c) => {
    const rush = rushOf(c);
    if (rush) return tooFast(rush);
    const step = stepOf(c);
    const pond = volumeOf(c);
    if (powder.test(askedText(c))) return notPowder;
    if ((c.water.ammonia ?? 0) > 0 || (c.water.nh3 ?? 0) > 0) return notNow(c);
    if (pond && step !== null && c.water.kh === undefined)
      return answered(partsOf(raiseKhBy(pond.volume, step, unitsOf(c))));
    const known = pond;
    const from = c.water.kh;
    if (!known || from === undefined) return missing(c);
    const to = c.goal.kh ?? (step === null ? WANTED : from + step);
    return answered(partsOf(raiseKh(known.volume, from, to, unitsOf(c))));
  },
};
