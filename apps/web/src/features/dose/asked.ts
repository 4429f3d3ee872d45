import { everyGate } from '@nishiki/koi-science/treatments/dose';
import type { GateId } from '@nishiki/koi-science/treatments/gates';
import type { TreatmentEntry } from '@nishiki/knowledge/treatments/schema';
import type { YesNoId } from './answers.ts';
import type { NumberId } from './numbers.ts';

export type QuestionId = NumberId | YesNoId | 'how' | 'fish' | 'earlier';

/** In the order in which they are asked: fish and history, the test kit, then what must stand ready. */
export const parts = [
  {
    title: 'The fish and their water',
    questions: ['reportable', 'distressed', 'volume', 'how', 'confirmed', 'fish', 'earlier'],
  },
  {
    title: 'Tested today',
    questions: ['temperature', 'ph', 'ammonia', 'nitrite', 'oxygen', 'kh', 'gh', 'salt'],
  },
  {
    title: 'Ready to begin',
    questions: ['thiosulphate', 'zeolite', 'aerated', 'uvoff', 'watched', 'peroxide'],
  },
] as const satisfies readonly { title: string; questions: readonly QuestionId[] }[];

export const questionIds: readonly QuestionId[] = parts.flatMap(
  ({ questions }): readonly QuestionId[] => questions,
);

/** Answers that each gate looks at. */
const needs: Readonly<Record<GateId, readonly QuestionId[]>> = {
  'no-reportable-disease': ['reportable'],
  'volume-known': ['volume', 'how'],
  'volume-measured': ['volume', 'how'],
  'nothing-else': ['earlier'],
  'not-distressed': ['distressed'],
  aerated: ['aerated'],
  watched: ['watched'],
  'peroxide-ready': ['peroxide'],
  'uv-off': ['uvoff'],
  confirmed: ['confirmed'],
  'no-ammonia': ['ammonia', 'ph', 'temperature'],
  'little-ammonia': ['ammonia', 'ph', 'temperature'],
  'no-nitrite': ['nitrite'],
  'little-nitrite': ['nitrite'],
  'water-tested': ['ammonia', 'ph', 'temperature', 'nitrite'],
  oxygen: ['oxygen'],
  buffered: ['kh'],
  hard: ['gh'],
  'not-acid': ['ph'],
  'no-thiosulphate': ['thiosulphate'],
  'no-zeolite': ['zeolite'],
  'no-salt': ['salt'],
  'no-salt-treatment': ['salt'],
  'salt-wanted': ['salt'],
  'most-27': ['temperature'],
  'most-30': ['temperature'],
  'least-10': ['temperature'],
  'least-12.5': ['temperature'],
  'not-with-sensitive': ['fish'],
  'not-with-goldfish': ['fish'],
};

/** The gates of a treatment, those of every treatment first. */
export const gatesOf = ({ gates }: TreatmentEntry): readonly GateId[] => [...everyGate, ...gates];

/** Only what this treatment's gates need; nothing where no number is given anyway. */
export const askedFor = (treatment: TreatmentEntry): readonly QuestionId[] => {
  if (treatment.give === undefined) return [];
  const wanted = new Set(gatesOf(treatment).flatMap((gate) => needs[gate]));
  return questionIds.filter((id) => wanted.has(id));
};

/** The first question that a gate needs, for a link to it. */
export const questionOfGate = (gate: GateId): QuestionId => needs[gate][0] as QuestionId;
