import { uncited, said } from '@nishiki/knowledge/statement';
import { chlorideOfSalt, guardRatio } from '@nishiki/koi-science/salt';
import { volumeKnownAs, type Volume } from '@nishiki/koi-science/volume';
import { saltAgainstNitrite, saltTo } from '../../../tools/numbers/salt.ts';
import { converted } from '../../../tools/numbers/convert.ts';
import { partsOf, type Worked } from '../../../tools/numbers/worked.ts';
import { answerOf, type Answer, type Skill } from '../../answer.ts';
import type { Case } from '../../case.ts';
import { number } from '../../words/amounts.ts';
import { unitsOf } from '../../words/units-of.ts';
import { askedText } from '../knowledge/asked.ts';
import { askGallon, askVolume, asks, bothGallons, litresNamed, volumeOf } from './known.ts';

const answered = (parts: Partial<Answer>): Answer =>
  answerOf({
    skill: 'salt',
    intent: 'water',
    links: [{ label: 'Salt against nitrite', path: '/tools/nitrite' }],
    tools: ['salt_amount'],
    ...parts,
  });

/** Chloride to nitrite from which fish are guarded. */
const ENOUGH = 10;
/** Most per cent that may be meant for salt. */
const MOST_SHARE = 5;
/** Most that is read as per cent of salt where nobody says so. */
const MOST_PERCENT = 0.6;

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
  (/\bsalt\w*|\bnacl\b|\bsalinity\b/.test(askedText(c)) || onMeter(c) !== null) &&
  !c.treatments.some((id) => id !== 'salt');

/** A level that is there already is told with such words; without them it is the one that is wanted. */
const tellsNow =
  /\b(meter|reads?|reading|already|currently|at the moment|now at|have|has|holds?|is at|in there)\b/;

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
  return {
    from: salt ?? 0,
    to: share && share.value !== salt && c.tap.salt === undefined ? share.value : null,
  };
};

const isForNitrite = (c: Case): boolean =>
  /\bnitrites?\b|\bno2\b|\bbrown blood\b/.test(askedText(c)) || (c.water.nitrite ?? 0) > 0;

const dip = answered({
  lead: [
    said(
      'A dip: 2 to 3 % (20 to 30 g of salt in each litre), from 30 seconds up to 10 minutes at most, one strong adult at a time.',
      'uf-salt',
    ),
    uncited('Take it out as soon as it rolls or lies on its side.'),
  ],
  now: [
    uncited('In aerated pond water of the same temperature, all the salt dissolved first.'),
    said('Gentler: a bath of 0.5 to 1 % (5 to 10 g/l) for hours, with air.', 'uf-salt'),
    uncited('Stay beside it all the time, with a net in your hand and fresh pond water ready.'),
  ],
  numbers: [uncited('1 % = 10 g/l: 2 to 3 % of 50 litres = 1,000 to 1,500 g.')],
  never: [uncited('Never fry, small or weak fish, and never the whole pond at such strength.')],
});

const forever = answered({
  lead: [
    uncited(
      'No: salt is a treatment of weeks with an end, not a state of the pond. Without a reason 0.05 % or less is right; over 0.1 % lower it.',
    ),
    said('Use it for a reason and a time, and bring it down again.', 'marisa-salt'),
  ],
  now: [uncited('Take it out by several water changes, dechlorinated; nothing else removes salt.')],
  why: [
    uncited(
      'Standing salt breeds parasites that bear it, harms plants, and shuts out treatments that must not meet it.',
    ),
  ],
});

const myth = answered({
  lead: [
    uncited(
      'No: salt does not take ammonia away. Its chloride guards the gills against nitrite, at 0.1 %.',
    ),
  ],
  now: [
    uncited('Against ammonia: stop feeding, water change of 30 to 50 %, dechlorinated, and air.'),
    uncited('Test ammonia with pH and temperature, and find out why the filter does not cope.'),
  ],
  never: [
    said('No salt over zeolite: it gives back the ammonia that it holds.', 'fishdoc-zeolite'),
  ],
});

const rate = (c: Case, to: number | null): Answer =>
  answered({
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

/** mg/l of nitrite that a guard is asked of, and per cent of salt in the water. */
const guardOf = (c: Case): { nitrite: number; salt: number } | null => {
  const { nitrite, salt: share } = c.water;
  const isAsked =
    /\b(chloride|ratio|guard\w*|protect\w*|enough|cover\w*|safe|ok|okay|already|still)\b/.test(
      askedText(c),
    );
  return nitrite !== undefined && nitrite > 0 && share !== undefined && share > 0 && isAsked
    ? { nitrite, salt: share }
    : null;
};

/** Salt in per cent to which a pond is raised against nitrite. */
const GUARD_PERCENT = 0.1;

/** Whether the salt in the water guards against its nitrite: chloride 10 to 1 (facts B.1). */
const guard = (c: Case, { nitrite, salt: share }: { nitrite: number; salt: number }): Answer => {
  const chloride = chlorideOfSalt(share);
  const ratio = guardRatio(chloride, nitrite);
  const isEnough = ratio >= ENOUGH;
  const known = volumeOf(c);
  return answered({
    lead: [
      said(
        `${isEnough ? 'Yes, the salt is enough' : 'No, the salt is not enough'}: ${number(share)} % holds ${number(chloride)} mg/l of chloride, and ${number(chloride)} / ${number(nitrite)} of nitrite is ${number(ratio, 2)} to 1; 10 to 1 guards the fish.`,
        'azponds-nitrification',
      ),
      uncited(
        `It only guards: the nitrite itself is ${nitrite > 0.2 ? 'too high, so still change water and stop feeding' : 'to be watched, so test daily'}.`,
      ),
      ...(isEnough
        ? []
        : known
          ? (saltAgainstNitrite(known.volume, nitrite, share, unitsOf(c)).lead ?? [])
          : [
              uncited(
                `Raise it to ${GUARD_PERCENT} %: ${number((GUARD_PERCENT - Math.min(share, GUARD_PERCENT)) * 10)} kg more for each 1,000 litres.`,
              ),
            ]),
    ],
    now: [
      uncited('Change 25 to 30 % of the water, dechlorinated, and put back the salt of that part.'),
      uncited('No food, more air, and test nitrite daily until it is at nothing.'),
    ],
    numbers: [uncited(`Chloride = salt x 0.607: ${number(share * 10_000)} mg/l x 0.607 = ${number(chloride)} mg/l.`)],
  });
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
    if (!isSaltOnly(c)) return 0;
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
      c.goal.salt !== undefined ||
      onMeter(c) !== null ||
      ((c.question.reading.salt ?? 0) > 0 && litresNamed(c) !== null && asks(c, 'what-is'));
    if (isAmount || (volumeOf(c) !== null && isForNitrite(c))) return 0.92;
    if (isForNitrite(c) || c.flags.zeolite === true) return 0.87;
    return volumeOf(c) !== null ? 0.8 : 0.4;
  },
  answer: (c) => {
    const text = askedText(c);
    const ppm = ppmOf(c);
    if (ppm !== null)
      return answered({
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
    const guarded = guardOf(c);
    if (guarded && c.goal.salt === undefined) return guard(c, guarded);
    const known = volumeOf(c)?.volume ?? namedVolume(c);
    if (known) return answered(partsOf(worked(c, known)));
    if (c.unnamedGallons !== null) return whichGallon(c, c.unnamedGallons);
    return rate(c, levelsOf(c).to);
  },
};
