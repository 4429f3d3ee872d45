import { waterReadingSchema, type SignId, type WaterReading } from '@nishiki/contract/condition';
import { findingKinds, type Analysis } from '@nishiki/contract/analysis';
import type { Mark } from '@nishiki/vision/types';
import { diagnose, type ConditionInput } from '../../../condition/diagnose.ts';
import { findingsOf, type Findings } from '../../../condition/findings.ts';
import type { Case } from '../../case.ts';
import type { Reading } from '../../message.ts';
import { countryOf } from './country.ts';
import { perCase } from './per-case.ts';

/** What a diagnosis reads of the water, each with the ends between which it is believed. */
const ends = {
  temperature: [-1, 40],
  ph: [4, 11],
  ammonia: [0, 20],
  nitrite: [0, 50],
  kh: [0, 40],
} as const;

/**
 * A reading as the ranking takes it. What lies past an end of its range counts as that end: nobody shall
 * lose a warning because the number was too bad. Oxygen past its range is a percentage, and left out.
 */
export const waterFrom = (reading: Reading): WaterReading => {
  const clamped = Object.entries(ends).flatMap(([key, [low, high]]) => {
    const value = reading[key as keyof typeof ends];
    return value === undefined ? [] : [[key, Math.min(high, Math.max(low, value))] as const];
  });
  const { oxygen } = reading;
  return waterReadingSchema.parse({
    ...Object.fromEntries(clamped),
    ...(oxygen !== undefined && oxygen >= 0 && oxygen <= 25 ? { oxygen } : {}),
  });
};

/** Fish that died tell of themselves; two of them are several. */
const fromDeaths = ({ fish }: Case): [SignId, boolean][] =>
  fish.deaths === null || fish.deaths < 1
    ? []
    : [['deaths', true], ...(fish.deaths > 1 ? [['several-fish', true] as [SignId, boolean]] : [])];

/** A question about a sign that was just answered with yes or no. */
export const fromReply = ({ open, reply }: Case): [SignId, boolean][] =>
  open?.kind === 'sign' && (reply?.kind === 'yes' || reply?.kind === 'no')
    ? [[open.sign, reply.kind === 'yes']]
    : [];

/** Signs that were looked for, there or not there: the keeper's word counts over what was counted. */
export const signsOf = (c: Case): ReadonlyMap<SignId, boolean> =>
  new Map([
    ...(c.photo?.asked?.signs ?? []).map(({ id, present }) => [id, present] as const),
    ...fromDeaths(c),
    ...c.signs,
    ...fromReply(c),
  ]);

export const seenSigns = (c: Case): SignId[] =>
  [...signsOf(c)].flatMap(([id, present]) => (present ? [id] : []));

type StoredMark = Analysis['evidence']['marks'][number];

/** A stored mark of today's engine; earlier kinds say nothing. */
const asMark = ({ kind, region, mapX, mapY, ...mark }: StoredMark): Mark[] => {
  const known = findingKinds.find((id) => id === kind);
  return known && region
    ? [{ ...mark, kind: known, region, mapX: mapX ?? null, mapY: mapY ?? null }]
    : [];
};

/** The photo shows a koi well enough to say something of it. */
export const isPhotoReadable = ({ photo }: Case): boolean =>
  photo !== null && (photo.outcome === 'identified' || photo.outcome === 'unsure');

/** All that is known of the sick fish, as the ranking takes it. */
export const inputOf = perCase((c): ConditionInput => ({
  marks: (c.photo?.evidence.marks ?? []).flatMap(asMark),
  photoReadable: isPhotoReadable(c),
  signs: [...signsOf(c)].map(([id, present]) => ({ id, present })),
  water: { ...c.photo?.asked?.water, ...waterFrom(c.water) },
  country: countryOf(c),
}));

/** The diagnosis of a case, from signs, water and photo. */
export const diagnosisOf = perCase((c) => diagnose(inputOf(c)));

export const findingsIn = perCase((c): Findings => {
  const { marks, photoReadable, signs, water } = inputOf(c);
  return findingsOf(photoReadable ? marks : [], signs, water);
});
