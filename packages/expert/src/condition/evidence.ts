import type { SignId } from '@nishiki/contract/condition';
import { levels, type BandedParameter, type Level } from '@nishiki/koi-science/bands';
import type { Condition, ShownSign } from '@nishiki/knowledge/conditions/schema';
import { signById } from '@nishiki/knowledge/conditions/signs';
import type { Findings } from './findings.ts';
import { NEAR_DEGREES, weights } from './weights.ts';

/** What the ranking reads of a condition. */
export type KnownCondition = Pick<
  Condition,
  'id' | 'signs' | 'temperature' | 'waterCause' | 'commonness'
>;

/** One thing that speaks for (factor over 1) or against a condition. */
export type Evidence =
  | {
      kind: 'sign';
      factor: number;
      sign: SignId;
      strength: ShownSign['strength'];
      present: boolean;
    }
  | { kind: 'photo'; factor: number; sign: SignId }
  | { kind: 'water'; factor: number; level: Level }
  | { kind: 'temperature'; factor: number; where: keyof typeof weights.temperature };

/** Which judged values show a cause; none where no usual test measures it. */
const measuresOf: Record<NonNullable<Condition['waterCause']>, readonly BandedParameter[]> = {
  ammonia: ['nh3'],
  nitrite: ['nitrite'],
  oxygen: ['oxygen'],
  chlorine: [],
  ph: ['ph', 'kh'],
};

export const causesOf = ({
  waterCause,
}: Pick<KnownCondition, 'waterCause'>): readonly BandedParameter[] =>
  waterCause === null ? [] : measuresOf[waterCause];

type Place = 'onFish' | 'behaviour' | 'history';

/** Where a sign is seen: on the fish (by eye or on a photo), in how it behaves, or in what happened. */
export const placeOf = (sign: SignId): Place => {
  const { seenIn } = signById(sign);
  return seenIn === 'photo' || seenIn === 'fish' ? 'onFish' : seenIn;
};

const factorOf = ({ id, strength }: ShownSign, present: boolean): number => {
  const place = placeOf(id);
  if (present) return weights[place][strength];
  return weights[place === 'history' ? 'notHappened' : 'absent'][strength];
};

const fromSigns = ({ signs }: KnownCondition, { told, photo }: Findings): Evidence[] =>
  signs.flatMap((shown): Evidence[] => {
    const { id, strength } = shown;
    const present = told.get(id);
    if (present !== undefined) {
      const factor = factorOf(shown, present);
      return factor === 1 ? [] : [{ kind: 'sign', factor, sign: id, strength, present }];
    }
    return photo.has(id) ? [{ kind: 'photo', factor: weights.photo[strength], sign: id }] : [];
  });

/** The worst of its causes that could be judged. */
const fromWater = (condition: KnownCondition, { water }: Findings): Evidence[] => {
  const judged = causesOf(condition).flatMap((cause) => water.get(cause) ?? []);
  const level = judged.sort((a, b) => levels.indexOf(b) - levels.indexOf(a))[0];
  return level ? [{ kind: 'water', factor: weights.water[level], level }] : [];
};

const fromTemperature = (
  { temperature: range }: KnownCondition,
  findings: Findings,
): Evidence[] => {
  const { temperature } = findings;
  if (!range || temperature === undefined) return [];
  const outside = Math.max(range.from - temperature, temperature - range.to);
  const where = outside <= 0 ? 'inside' : outside <= NEAR_DEGREES ? 'near' : 'outside';
  return [{ kind: 'temperature', factor: weights.temperature[where], where }];
};

/** Everything known that has to do with the condition. */
export const evidenceFor = (condition: KnownCondition, findings: Findings): Evidence[] => [
  ...fromSigns(condition, findings),
  ...fromWater(condition, findings),
  ...fromTemperature(condition, findings),
];

export type SeenEvidence = Extract<Evidence, { kind: 'sign' }>;

/** A sign that the keeper sees. */
export const isSeen = (evidence: Evidence): evidence is SeenEvidence =>
  evidence.kind === 'sign' && evidence.present;

/**
 * Whether it is reason enough to think of a condition. What happened, and to whom, says not what is
 * wrong with a fish: it weighs for what something else speaks for, and names nothing by itself.
 */
export const isReason = (evidence: Evidence): boolean => {
  if (isSeen(evidence)) return placeOf(evidence.sign) !== 'history';
  if (evidence.kind === 'water') return evidence.level === 'act' || evidence.level === 'emergency';
  return evidence.kind === 'photo';
};

export const productOf = (evidence: readonly Evidence[]): number =>
  evidence.reduce((product, { factor }) => product * factor, 1);
