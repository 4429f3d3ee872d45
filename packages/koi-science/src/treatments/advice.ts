import { everyGate, type AllowedPair, type Treatment } from './dose.ts';
import { DAYS_BETWEEN, gates, type GateId } from './gates.ts';
import type { Situation } from './situation.ts';

type Given = ReturnType<NonNullable<Treatment['give']>>;

/**
 * What may be said of a dose to somebody who asked for it in words and has not answered every gate
 * (facts, reading rules): an amount only where no gate is shut, and with what must be known first.
 */
export type Advice =
  /** No amount, whatever else is known. `shut` are the gates that forbid it. */
  | {
      readonly kind: 'refused';
      readonly shut: readonly GateId[];
      readonly reasons: readonly string[];
    }
  | { readonly kind: 'no-volume'; readonly unknown: readonly GateId[] }
  /** Only where all that is unknown turns out well; nothing unknown: a plain dose. */
  | ({
      readonly kind: 'dose';
      readonly unknown: readonly GateId[];
      /** Days since the last dose of the same course, which this one may follow as its plan says. */
      readonly repeatOf: number | null;
    } & Given);

/** Days before which no plan repeats a dose (facts B.4: permanganate 4, FMG 4 at 25 °C, praziquantel 5). */
const SOONEST_REPEAT = 4;

type Asked = {
  readonly situation: Situation;
  /** False: litres were told, and nobody said whether they were measured. */
  readonly isHowKnown: boolean;
};

const reasonsOfEarlier = (
  { id }: Treatment,
  { earlier }: Situation,
  allowed: readonly AllowedPair[],
): string[] => {
  const recent = (earlier ?? []).filter(({ daysAgo }) => !(daysAgo >= DAYS_BETWEEN));
  const isAllowed = (other: string): boolean =>
    allowed.some((pair) => pair.includes(id) && pair.includes(other));
  return [
    ...(recent.some((one) => one.id !== id && !isAllowed(one.id))
      ? [gates['nothing-else'].stop]
      : []),
    ...(recent.some((one) => one.id === id && !(one.daysAgo >= SOONEST_REPEAT))
      ? [`The same was given less than ${SOONEST_REPEAT} days ago: too soon for a repeat.`]
      : []),
  ];
};

const isMeasuredOnly = (id: GateId): boolean => id === 'volume-measured' || id === 'volume-known';

/** What a gate says; a volume of which nobody said how it was found leaves its gate open to doubt. */
const passingOf = (id: GateId, { situation, isHowKnown }: Asked) =>
  isMeasuredOnly(id) && situation.volume !== null && !isHowKnown
    ? ('unknown' as const)
    : gates[id].pass(situation);

const lastOfSame = ({ id }: Treatment, { earlier }: Situation): number | null => {
  const days = (earlier ?? [])
    .filter((one) => one.id === id && one.daysAgo < DAYS_BETWEEN)
    .map(({ daysAgo }) => daysAgo);
  return days.length > 0 ? Math.min(...days) : null;
};

/**
 * The dose with all that must be known before it is given; or why there is none.
 * @param allowed pairs that may be in the water together
 */
export const adviceOn = (
  treatment: Treatment,
  asked: Asked,
  allowed: readonly AllowedPair[],
): Advice => {
  const ids = [...new Set<GateId>([...everyGate, ...treatment.gates])];
  const shut = ids.filter((id) => passingOf(id, asked) === 'shut');
  const reasons = [
    ...(treatment.give ? [] : [treatment.instead ?? 'No dose is given for this.']),
    ...shut.map((id): string => gates[id].stop),
    ...reasonsOfEarlier(treatment, asked.situation, allowed),
  ];
  if (reasons.length > 0 || !treatment.give)
    return { kind: 'refused', shut, reasons: [...new Set(reasons)] };
  const unknown = ids.filter((id) => passingOf(id, asked) === 'unknown');
  const { volume } = asked.situation;
  if (volume === null) return { kind: 'no-volume', unknown };
  return {
    kind: 'dose',
    unknown,
    repeatOf: lastOfSame(treatment, asked.situation),
    ...treatment.give(volume, asked.situation),
  };
};
