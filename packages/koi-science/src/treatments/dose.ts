import type { Volume } from '../volume.ts';
import { DAYS_BETWEEN, gates, type GateId } from './gates.ts';
import type { Situation } from './situation.ts';

export type Amount = {
  readonly low: number;
  readonly high: number;
  readonly unit: 'g' | 'kg' | 'ml';
  /** Such as '2 mg/l x 12,000 l = 24 g'. */
  readonly formula: string;
};

export type Treatment = {
  readonly id: string;
  /** Every one of them must be open. The gates of every treatment are added. */
  readonly gates: readonly GateId[];
  /** How much, and what to do with it. Absent: no number is given to keepers, `instead` says why. */
  readonly give?: (
    volume: Volume,
    situation: Situation,
  ) => {
    readonly amount: Amount;
    readonly steps: readonly string[];
    readonly repeat: string | null;
  };
  readonly instead?: string;
};

/** For every treatment (facts B.4, global gates). */
export const everyGate = [
  'no-reportable-disease',
  'volume-known',
  'water-tested',
  'nothing-else',
  'aerated',
] as const satisfies readonly GateId[];

/** Pairs that may be in the water together; whatever is not listed is blocked. */
export type AllowedPair = readonly [string, string];

export type Dose =
  | ({ readonly kind: 'dose' } & ReturnType<NonNullable<Treatment['give']>>)
  /** Must not be given; each reason in a sentence. */
  | { readonly kind: 'refused'; readonly reasons: readonly string[] }
  /** May be given once this is known. */
  | { readonly kind: 'find-out'; readonly questions: readonly string[] };

const clashes = (
  treatment: Treatment,
  { earlier }: Situation,
  allowed: readonly AllowedPair[],
): string[] =>
  (earlier ?? [])
    .filter(({ id, daysAgo }) => {
      if (!(daysAgo < DAYS_BETWEEN)) return false;
      return !allowed.some(
        (pair) => pair.includes(id) && pair.includes(treatment.id) && id !== treatment.id,
      );
    })
    .map(({ id }) =>
      id === treatment.id
        ? `The same was given less than ${DAYS_BETWEEN} days ago: repeat it as its plan says, not by a new dose.`
        : gates['nothing-else'].stop,
    );

const unique = (sentences: readonly string[]): string[] => [...new Set(sentences)];

/**
 * A dose with its steps; or why not; or what must be found out first. A refusal comes before
 * questions: nobody should test water for what must not be given anyway.
 */
export const doseOf = (
  treatment: Treatment,
  situation: Situation,
  allowed: readonly AllowedPair[],
): Dose => {
  const passings = [...everyGate, ...treatment.gates].map((id) => ({
    gate: gates[id],
    passing: gates[id].pass(situation),
  }));
  const reasons = unique([
    ...(treatment.give ? [] : [treatment.instead ?? 'No dose is given for this.']),
    ...passings.filter(({ passing }) => passing === 'shut').map(({ gate }) => gate.stop),
    ...clashes(treatment, situation, allowed),
  ]);
  if (reasons.length > 0 || !treatment.give) return { kind: 'refused', reasons };
  const questions = unique(
    passings.filter(({ passing }) => passing === 'unknown').map(({ gate }) => gate.ask),
  );
  if (questions.length > 0 || situation.volume === null) return { kind: 'find-out', questions };
  return { kind: 'dose', ...treatment.give(situation.volume, situation) };
};
