import type { FishTold } from '../../message.ts';
import type { Spot } from '../quantities/find.ts';
import { centimetresOf, gramsOf } from '../quantities/unit-words.ts';
import { wordsAfter, wordsBefore } from '../readings/context.ts';
import type { ReadText } from '../text/read-text.ts';
import { isLongAgo, isTold } from '../signs/told.ts';
import { readDeaths } from './deaths.ts';
import { readCount } from './count.ts';

/** What a tape may be held to that is no fish. */
const otherLength =
  /\b(?:pond|deep|depth|wide|width|liner|pipe|drain|hose|level|water|wall|walls|pump|pad|wound|ulcer|sore|hole|lump|spot|patch|pellet|pellets|mm|below|above|under|tank|vat|by|x|skimmer|dropped|ice|freeboard|edge|net|bowl|area|square|away|thick)\b/;
const fishWords =
  /\b(?:koi|fish|long|length|kohaku|sanke|showa|male|female|nisai|tosai|sansai|it|she|he|size|measures?|grow|grown|cm|inch|inches|inch koi|carp|him|her|utsuri|ogon|chagoi)\b/;
const [SHORTEST_CM, LONGEST_CM] = [1, 130];

const lengthOf = (
  text: ReadText,
  spots: readonly Spot[],
  taken: ReadonlySet<Spot>,
): number | null => {
  for (const spot of spots) {
    if (taken.has(spot) || spot.unit === null) continue;
    const centimetres = spot.value * (centimetresOf[spot.unit] ?? NaN);
    if (spot.unit === 'm' && spot.value > 1.3) continue;
    if (!(centimetres >= SHORTEST_CM && centimetres <= LONGEST_CM)) continue;
    const before = wordsBefore(text.tokens, spot.from, 3);
    const after = wordsAfter(text.tokens, spot.to, 2);
    const near = `${before} ${after}`;
    const isOfFish = /^(?:each|koi|fish|long|apiece|ish)\b/.test(after);
    if (!isOfFish && otherLength.test(near.replace(/\b(?:cm|mm)\b/g, ''))) continue;
    if (fishWords.test(near) || spot.unit === 'cm' || spot.unit === 'inch') return centimetres;
  }
  return null;
};

const otherMass =
  /\b(?:salt|food|feed|pellets|bicarb|bicarbonate|baking|soda|permanganate|pp|kmno4|thiosulphate|dose|dosed|added|add|per|potassium|media|zeolite|carbon|sand|protein|chloramine|praziquantel|prazi|a day|daily)\b/;
const allFish =
  /\b(?:total|in total|altogether|all together|combined|biomass|stock|of fish|of koi|fish weight|total weight|together|between them)\b/;

/** More is the weight of several. */
const HEAVIEST_GRAMS = 20_000;

type Mass = { weightGrams: number | null; totalGrams: number | null };

const massOf = (text: ReadText, spots: readonly Spot[], taken: ReadonlySet<Spot>): Mass => {
  const mass: Mass = { weightGrams: null, totalGrams: null };
  for (const spot of spots) {
    const each = spot.unit === null ? undefined : gramsOf[spot.unit];
    if (each === undefined || spot.unit === 'mg' || taken.has(spot)) continue;
    const before = wordsBefore(text.tokens, spot.from, 6);
    const after = wordsAfter(text.tokens, spot.to, 4);
    const isTotal =
      /\b(?:total(?: weight)?|altogether|combined|biomass|weighing)(?: (?:of|is|about|around|=|:|fish|koi|weight))*$/.test(
        before,
      );
    const isOfFish = /^(?:of )?(?:koi|fish)\b(?! (?:food|pellets?))/.test(after);
    if (!isTotal && !isOfFish && otherMass.test(`${before.slice(-30)} ${after}`)) continue;
    const grams = spot.value * each;
    if (grams < 1 || grams > 1e6) continue;
    // No single koi is so heavy.
    if (grams >= HEAVIEST_GRAMS || allFish.test(`${before} ${after}`)) mass.totalGrams ??= grams;
    else if (
      /\b(?:weighs?|weighing|weight|heavy|fat|thin|skinny|cm|k factor|koi|fish|it|it's|its|she|she's|shes|he|he's|hes|kohaku|sanke|showa|chagoi|fatty|lump)\b/.test(
        `${before} ${after}`,
      )
    )
      mass.weightGrams ??= grams;
  }
  return mass;
};

/** Japanese years are counted from one: a nisai is in its second. */
const byName: readonly (readonly [RegExp, number])[] = [
  [/\btosai\b/, 1],
  [/\bnisai\b/, 2],
  [/\bsansai\b/, 3],
  [/\byonsai\b/, 4],
  [/\bgosai\b/, 5],
];
const perYear = { year: 1, month: 1 / 12, week: 7 / 365.25, day: 1 / 365.25 } as const;

const ageOf = (text: ReadText, spots: readonly Spot[]): number | null => {
  for (const spot of spots) {
    const part = perYear[spot.unit as keyof typeof perYear];
    if (part === undefined) continue;
    const after = wordsAfter(text.tokens, spot.to, 3);
    const before = wordsBefore(text.tokens, spot.from, 5);
    if (
      /\b(?:pond|filter|system|test|kit|ago|uv|bulb|lamp|for|last|past|been)\b/.test(
        `${before.slice(-24)} ${after}`,
      )
    )
      continue;
    const old =
      /^(?:- )?old\b/.test(after) ||
      /yo$/.test(spot.text) ||
      /\baged?\b/.test(before) ||
      (spot.unit === 'year' && /^(?:koi|fish|kohaku|sanke|showa|male|female)/.test(after));
    const asked =
      /\b(?:at|in)$/.test(before) &&
      /\b(?:koi|size|big|length|growth|grow)\b/.test(text.whole) &&
      spot.unit === 'year';
    const told =
      spot.unit === 'year' &&
      /\b(?:cm|inch|inches|male|female|kohaku|sanke|showa|utsuri|chagoi|ogon)\b/.test(text.whole);
    if (old || asked || told) {
      const years = spot.value * part;
      if (years <= 80) return years;
    }
  }
  return byName.find(([pattern]) => pattern.test(text.whole))?.[1] ?? null;
};

const sexOf = (whole: string): FishTold['sex'] => {
  const male = /\bmales?\b/.test(whole);
  const female = /\bfemales?\b/.test(whole);
  if (male === female) return null;
  return male ? 'male' : 'female';
};

/** "Five fish died" counts the dead alone; "all 9 of my koi died" all of them. */
const countOf = (text: ReadText, dead: number | null): number | null => {
  const count = readCount(text);
  return count === dead && !/\ball\b/.test(text.whole) ? null : count;
};

/** @param taken numbers that measure something else */
export const readFish = (
  text: ReadText,
  spots: readonly Spot[],
  taken: ReadonlySet<Spot>,
): FishTold => {
  // Fish of somebody else, or a general saying, are none of this pond.
  const deaths = text.clauses.every(({ text: clause }) => isTold(clause) && !isLongAgo(clause))
    ? readDeaths(text)
    : { count: null, of: null };
  return {
    count: deaths.of ?? countOf(text, deaths.count),
    deaths: deaths.count,
    lengthCm: lengthOf(text, spots, taken),
    ...massOf(text, spots, taken),
    ageYears: ageOf(text, spots),
    sex: sexOf(text.whole),
  };
};
