import { chlorideOfSalt, guardRatio } from '@nishiki/koi-science/salt';
import { gramsIn, litresIn } from '@nishiki/koi-science/units';
import { uncited, said } from '@nishiki/knowledge/statement';
import { treatmentById } from '@nishiki/knowledge/treatments/catalogue';
import { saltAgainstNitrite } from '../../../tools/numbers/salt.ts';
import type { Answer } from '../../answer.ts';
import type { Case } from '../../case.ts';
import { number } from '../../words/amounts.ts';
import { unitsOf } from '../../words/units-of.ts';
import { askedText } from '../knowledge/asked.ts';
import { asks, litresNamed, volumeOf } from './known.ts';
import { MOST_PERCENT, saltAnswer } from './salt-words.ts';

/** Chloride to nitrite from which fish are guarded. */
const ENOUGH = 10;
/** mg/l of nitrite that a guard is asked of, and per cent of salt in the water. */
export const guardOf = (c: Case): { nitrite: number; salt: number } | null => {
  const { nitrite, salt: share } = c.water;
  const isAsked =
    /\b(chloride|ratio|guard\w*|protect\w*|enough|cover\w*|safe|ok|okay|already|still|in it|in there|mean\w*|got|have|has|had|left)\b/.test(
      askedText(c),
    );
  if (asks(c, 'how-much')) return null;
  return nitrite !== undefined && nitrite > 0 && share !== undefined && share > 0 && isAsked
    ? { nitrite, salt: share }
    : null;
};

/** Salt in per cent to which a pond is raised against nitrite. */
const GUARD_PERCENT = 0.1;

/** Whether the salt in the water guards against its nitrite: chloride 10 to 1 (facts B.1). */
export const guardAnswer = (
  c: Case,
  { nitrite, salt: share }: { nitrite: number; salt: number },
): Answer => {
  const chloride = chlorideOfSalt(share);
  const ratio = guardRatio(chloride, nitrite);
  const isEnough = ratio >= ENOUGH;
  const known = volumeOf(c);
  return saltAnswer({
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
    numbers: [
      uncited(
        `Chloride = salt x 0.607: ${number(share * 10_000)} mg/l x 0.607 = ${number(chloride)} mg/l.`,
      ),
    ],
  });
};

const masses = { g: 1, kg: 1000, lb: gramsIn.lb, oz: gramsIn.oz } as const;

/** Salt that went in, of which the level is asked: "just put 25 kg in 10000 l". */
export const putIn = (c: Case): { grams: number; litres: number; before: number } | null => {
  const text = askedText(c);
  const litres = litresNamed(c);
  const mass = c.question.quantities.find(({ unit }) => unit !== null && unit in masses);
  const isPast =
    /\b(put|added|chucked|tipped|threw|poured|dumped|dosed|used|accident\w*|mistake|went in|gave)\b/.test(
      text,
    ) ||
    /\bwhat (will|would|does|do)\b.{0,20}(%|per ?cent|salinity|level)|\bwhat (%|per ?cent\w*|level|salinity|ppt)|\bwhat(?:'?s| is) (?:that|it) (?:in|as)\b/.test(
      text,
    );
  if (!mass?.unit || litres === null || !isPast || c.goal.salt !== undefined) return null;
  if (/\b(can|should|could|shall|if) i\b|\bhow (much|many)\b/.test(text)) return null;
  return {
    grams: mass.value * masses[mass.unit as keyof typeof masses],
    litres,
    before: c.question.reading.salt ?? 0,
  };
};

/** Salt that a water change takes out, to be put back: litres of new water and their share. */
export const putBack = (c: Case): { litres: number; percent: number } | null => {
  const text = askedText(c);
  const isAsked =
    /\b(put back|add back|replace|top (it )?(back )?up|re-?salt\w*|take out|taken out|lose|lost|remove[sd]?)\b/.test(
      text,
    ) &&
    /\bchang\w*\b/.test(text) &&
    /\bhow (much|many)\b/.test(text);
  if (!isAsked) return null;
  const shares = c.question.quantities.filter(({ unit }) => unit === 'percent');
  const percent =
    c.question.reading.salt ??
    shares.find(({ value }) => value > 0 && value <= MOST_PERCENT)?.value;
  const part = shares.find(({ value }) => value > 1 && value <= 100);
  const litres = c.question.quantities.flatMap(({ unit, value }) =>
    unit === 'litre' || unit === 'm3' || unit === 'uk-gallon' || unit === 'us-gallon'
      ? [value * inLitre[unit]]
      : [],
  );
  const whole = volumeOf(c)?.volume.litres ?? (litres.length > 0 ? Math.max(...litres) : 1000);
  const changed = c.question.quantities.find(
    ({ unit, value }) => unit === null && value >= LEAST_CHANGED && value < whole,
  );
  const renewed = part ? (whole * part.value) / 100 : (changed?.value ?? Math.min(...litres));
  return percent !== undefined &&
    percent > 0 &&
    Number.isFinite(renewed) &&
    (part || litres.length > 0)
    ? { litres: renewed, percent }
    : null;
};
/** Fewest bare litres of a change: "2000 of 10000 litres". */
const LEAST_CHANGED = 20;
const inLitre = {
  litre: 1,
  m3: 1000,
  'uk-gallon': litresIn['uk-gal'],
  'us-gallon': litresIn['us-gal'],
} as const;

/** How long a level may stand, and what it does to plants. */
export const courseOf = (c: Case): Answer | null => {
  const text = askedText(c);
  const share = c.question.reading.salt ?? c.goal.salt;
  if (share === undefined || share <= 0 || share > MOST_PERCENT) return null;
  if (/\b(plants?|lil(y|ies)|watercress|iris\w*|oxygenators)\b/.test(text))
    return saltAnswer({
      lead: [
        uncited(
          share < 0.1
            ? `${number(share)} % is below the 0.1 to 0.2 % from which pond plants suffer.`
            : `No: pond plants suffer and die from 0.1 to 0.2 % on, and ${number(share)} % is ${share > 0.2 ? 'more than that' : 'within that'}.`,
        ),
      ],
      now: [
        uncited('Take the plants out into a tub before salting, or salt the koi in a tub apart.'),
      ],
    });
  if (!/\b(how long|how many (days|weeks)|for ever)\b/.test(text) || asks(c, 'how-much'))
    return null;
  if (/\b(quarantine|raise|get)\b/.test(text)) return null;
  return saltAnswer({
    lead: [
      said(
        `${number(share)} % is a course with an end: 14 to 21 days, then down by water changes. Standing salt is at most 0.05 %.`,
        'marisa-salt',
      ),
    ],
    now: [
      uncited(
        'Reach it by at most 0.1 % a day, keep it there with a salt meter, and write the date down.',
      ),
      uncited('No plants, no zeolite, and no other treatment meanwhile.'),
    ],
  });
};

/** The agent in the water, where 0.1 % of salt against nitrite is asked to go in beside it. */
export const besides = (c: Case): string | null => {
  const text = askedText(c);
  const isGuard =
    /\b(nitrites?|no2)\b/.test(text) || (c.water.nitrite ?? 0) > 0
      ? (c.goal.salt ?? c.question.reading.salt ?? GUARD_PERCENT) <= GUARD_PERCENT + 1e-9
      : false;
  if (!isGuard || !/\b(add|put|use|dose|have|do|give|bung|chuck)\b.{0,20}\bsalt\b/.test(text))
    return null;
  if (
    !/\b(while|whilst|with|when|still|alongside|on top|together|during|in (there|it)|after|day)\b/.test(
      text,
    )
  )
    return null;
  const [other] = [...c.message.treatments, ...c.given.map(({ treatment }) => treatment)].filter(
    (id) => id !== 'salt',
  );
  return other ?? null;
};

export const besideAnother = (id: string): Answer => {
  const name = treatmentById(id)?.name ?? id;
  const isYes = id === 'praziquantel';
  return saltAnswer({
    lead: [
      uncited(
        isYes
          ? `Yes, up to 0.1 %: salt against nitrite corrects the water, and is no second treatment beside ${name.toLowerCase()}.`
          : `No: no salt while ${name} is in the water. Against nitrite change water, which also ends the treatment.`,
      ),
      uncited('0.1 % is 1 kg for each 1,000 litres in all; more would be a treatment of its own.'),
    ],
    now: [
      uncited('First change 25 to 30 % of the water, dechlorinated, stop feeding, and give air.'),
      ...(isYes
        ? [
            uncited('Dissolve the salt first, take zeolite out, and check with a salt meter.'),
            uncited('After a large change the treatment is thinner: repeat it as its plan says.'),
          ]
        : []),
    ],
  });
};
