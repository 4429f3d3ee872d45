import { said, uncited } from '@nishiki/knowledge/statement';
import { dechlorinated } from '../../../tools/numbers/dechlorinate.ts';
import { changeOf, changeTo } from '../../../tools/numbers/water-change.ts';
import { partsOf } from '../../../tools/numbers/worked.ts';
import { answerOf, type Skill } from '../../answer.ts';
import type { Case } from '../../case.ts';
import type { MeasureId } from '../../message.ts';
import { number } from '../../words/amounts.ts';
import { unitsOf } from '../../words/units-of.ts';
import { askedText } from '../knowledge/asked.ts';
import { askVolume, asks, litresNamed, mayAsk, nh3In, volumeOf } from './known.ts';

/** What a change brings down in proportion; pH does not mix so. */
const mixed = ['nitrate', 'ammonia', 'nh3', 'nitrite', 'salt'] as const satisfies MeasureId[];

const unitFor = (id: MeasureId): string => (id === 'salt' ? '%' : 'mg/l');

const figure = (text: string, pattern: RegExp): number | null => {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? null : Number(found);
};
const tapFigure = /\btap(?: water)?(?: (?:is|has|at|reads|holds))? (\d*\.?\d+)/;
const aimFigure = /\b(?:to|below|under) (?:about )?(\d*\.?\d+)(?! ?(?:litres?|l|gal\w*|c|f)\b)/;

/** "Nitrate 80, tap 20, how big a change to get to 40": bare numbers, all of the one value that was told. */
const bareAim = (c: Case) => {
  const text = askedText(c);
  const ids = mixed.filter((id) => (c.question.reading[id] ?? 0) > 0);
  const [id] = ids;
  if (!id || ids.length > 1 || !/\bchang\w+\b/.test(text)) return null;
  const now = c.question.reading[id] ?? 0;
  const target = figure(text, aimFigure);
  if (target === null || !(target < now)) return null;
  return { now, target, tap: figure(text, tapFigure) ?? c.tap[id] ?? 0, unit: unitFor(id) };
};

/** Above this no NH3 is aimed at; below it nobody aims with total ammonia. mg/l */
const MOST_NH3 = 0.1;

/** "How big a change gets the NH3 to 0.05": the total is told, and its poisonous part is meant. */
const nh3Aim = (c: Case) => {
  const { ammonia: target } = c.goal;
  const now = nh3In(c);
  const isMeant = /\b(nh3|toxic|nasty|un-? ?ioni[sz]ed|free|poison\w*|bad)\b/.test(askedText(c));
  if (target === undefined || target > MOST_NH3 || now === null || now <= target || !isMeant)
    return null;
  // Of the tap's ammonia as much is NH3 as of the pond's, once it is in the pond.
  const share = now / (c.water.ammonia ?? now);
  return { now, target, tap: (c.tap.ammonia ?? 0) * share, unit: 'mg/l of NH3' };
};

const aimOf = (c: Case) => {
  const nh3 = nh3Aim(c);
  if (nh3) return nh3;
  for (const id of mixed) {
    const [now, target] = [c.water[id], c.goal[id]];
    if (now !== undefined && target !== undefined && now > target)
      return { now, target, tap: c.tap[id] ?? 0, unit: unitFor(id) };
  }
  return bareAim(c);
};

/** "... after a 25 % change": the part, and the value that it is asked of. */
const partOf = (c: Case) => {
  const share = c.question.quantities.find(({ unit }) => unit === 'percent');
  if (!share || !(share.value > 0 && share.value <= 100) || !/\bchang\w+\b/.test(askedText(c)))
    return null;
  for (const id of mixed) {
    const now = c.question.reading[id];
    if (id !== 'salt' && now !== undefined && now > 0)
      return { now, part: share.value / 100, tap: c.tap[id] ?? 0, unit: unitFor(id) };
  }
  return null;
};

/** "50 % twice": what each further change leaves. */
const againLine = (c: Case, { now, part, tap, unit }: NonNullable<ReturnType<typeof partOf>>) => {
  const found = /\b(twice|two times|2 ?x|x ?2|thrice|three times|3 ?x|x ?3|again)\b/.exec(
    askedText(c),
  )?.[1];
  if (found === undefined) return [];
  const times = /3|three|thrice/.test(found) ? 3 : 2;
  const left = tap + (now - tap) * (1 - part) ** times;
  return [
    uncited(
      `${times === 2 ? 'Two' : 'Three'} such changes, each after the last has mixed: ${number(left)} ${unit}.`,
    ),
  ];
};

/** How much to change, or what a change brings. */
export const waterChange: Skill = {
  id: 'water-change',
  bid: (c) => {
    if (aimOf(c)) return 0.92;
    return partOf(c) &&
      /\b(what|would|will|after|do to|get|gives?|bring|leaves?|how much|down)\b/.test(askedText(c))
      ? 0.92
      : 0;
  },
  answer: (c) => {
    const pond = { litres: volumeOf(c)?.volume.litres ?? null, units: unitsOf(c) };
    const [aim, part] = [aimOf(c), partOf(c)];
    const worked = aim ? changeTo(aim, pond) : part ? changeOf(part, pond) : null;
    if (!worked) throw new RangeError('neither a target nor a part was told');
    const parts = partsOf(worked);
    return answerOf({
      skill: 'water-change',
      intent: 'water',
      ...parts,
      lead: [...(parts.lead ?? []), ...(part && !aim ? againLine(c, part) : [])],
      links: [{ label: 'Water change calculator', path: '/tools/water-change' }],
      tools: ['water_change'],
    });
  },
};

/** Litres of new water: of a change in per cent its part of the pond. */
const newWater = (c: Case): number | null => {
  const litres = litresNamed(c);
  const part = c.question.quantities.find(
    ({ unit, value }) => unit === 'percent' && value > 1 && value <= 100,
  );
  return litres !== null && part && /\bchang\w+\b/.test(askedText(c))
    ? (litres * part.value) / 100
    : litres;
};

const removes = /\b(thiosul\w*|dechlor\w*|declor\w*|chlorine|chloramine)\b/;

const chlorineOf = (c: Case): number | null =>
  c.tap.chlorine ?? c.tap.chloramine ?? c.water.chlorine ?? c.water.chloramine ?? null;

/** Thiosulphate for new tap water. */
export const dechlorinating: Skill = {
  id: 'dechlorinate',
  bid: (c) => {
    const text = askedText(c);
    if (!removes.test(text) || c.treatments.length > 0) return 0;
    if (
      /\bchloramine\b/.test(text) &&
      /\b(stand\w*|aerat\w*|still|evaporat\w*|overnight)\b/.test(text)
    )
      return 0.9;
    if (asks(c, 'how-much', 'calculate') || /\b(amount|dose|grams)\b/.test(text)) return 0.92;
    // "Dechlor for 500 UK gal, chloramine 2 ppm"
    return litresNamed(c) !== null && /\b(thiosul\w*|de-?chlor\w*|declor\w*)\b/.test(text)
      ? 0.88
      : 0;
  },
  answer: (c) => {
    const text = askedText(c);
    const isChloramine = /\bchloramine\b/.test(text);
    const litres = newWater(c);
    const parts =
      isChloramine && litres === null
        ? {
            lead: [
              said(
                'No: chloramine does not leave by standing; it stays for days, where chlorine soon goes.',
                'koinet-chlorine',
              ),
              uncited(
                'Use a dechlorinator that names chloramine. It frees a little ammonia, so test ammonia after each change, with pH and temperature.',
              ),
            ],
            now: [
              uncited(
                'Ask the water company for the chloramine of your tap, and tell me it with the litres.',
              ),
            ],
          }
        : litres !== null
          ? partsOf(dechlorinated(litres, chlorineOf(c), isChloramine, unitsOf(c)))
          : {
              lead: [
                said(
                  '7 g of sodium thiosulphate crystals for each gram of chlorine: 3.5 g for 1,000 litres at 0.5 mg/l, 28 g at 4 mg/l. Take double.',
                  'mankysanke-volumes',
                ),
              ],
              now: [uncited('For a bought dechlorinator follow its label, for the new water.')],
              ask: mayAsk(c, 'volume') ? askVolume : null,
            };
    return answerOf({
      skill: 'dechlorinate',
      intent: 'water',
      ...parts,
      links: [{ label: 'Dechlorination calculator', path: '/tools/dechlorinate' }],
      tools: ['dechlorinate'],
    });
  },
};
