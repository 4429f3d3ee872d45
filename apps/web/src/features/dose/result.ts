import { gates, type GateId } from '@nishiki/koi-science/treatments/gates';
import type { Dose } from '@nishiki/koi-science/treatments/dose';
import { doseFor, treatmentById } from '@nishiki/knowledge/treatments/catalogue';
import type { TreatmentEntry } from '@nishiki/knowledge/treatments/schema';
import type { Answers } from './answers.ts';
import { askedFor, gatesOf, questionIds, questionOfGate, type QuestionId } from './asked.ts';
import { situationIn } from './situation.ts';

export type Given = Extract<Dose, { kind: 'dose' }>;

/** A reason against a dose, and the gate that it comes from; null where it comes from none. */
export type Reason = { readonly text: string; readonly gate: GateId | null };
/** What must be found out, and the question that it is the answer to. */
export type Missing = { readonly text: string; readonly question: QuestionId };

export type Result =
  | { readonly kind: 'choose' }
  | { readonly kind: 'dose'; readonly treatment: TreatmentEntry; readonly dose: Given }
  | {
      readonly kind: 'refused';
      readonly treatment: TreatmentEntry;
      readonly reasons: readonly Reason[];
    }
  | {
      readonly kind: 'find-out';
      readonly treatment: TreatmentEntry;
      readonly missing: readonly Missing[];
    };

const gateSaying = (
  treatment: TreatmentEntry,
  part: 'ask' | 'stop',
  text: string,
): GateId | undefined => gatesOf(treatment).find((id) => gates[id][part] === text);

/** In the order of the questions on the page, so that one goes down it once. */
const missingOf = (treatment: TreatmentEntry, asks: readonly string[]): Missing[] =>
  asks
    .flatMap((text) => {
      const gate = gateSaying(treatment, 'ask', text);
      return gate === undefined ? [] : [{ text, question: questionOfGate(gate) }];
    })
    .sort((a, b) => questionIds.indexOf(a.question) - questionIds.indexOf(b.question));

/** What the page says. Every amount comes through `doseFor`; here nothing is added to it. */
export const resultOf = (answers: Answers): Result => {
  const treatment = treatmentById(answers.treatment ?? '');
  if (treatment === undefined) return { kind: 'choose' };
  const dose = doseFor(treatment.id, situationIn(answers));
  switch (dose.kind) {
    case 'dose':
      return { kind: 'dose', treatment, dose };
    case 'refused':
      return {
        kind: 'refused',
        treatment,
        reasons: dose.reasons.map((text) => ({
          text,
          gate: gateSaying(treatment, 'stop', text) ?? null,
        })),
      };
    case 'find-out':
      return { kind: 'find-out', treatment, missing: missingOf(treatment, dose.questions) };
  }
};

/** The questions that the page asks with these answers. */
export const questionsOf = (answers: Answers): readonly QuestionId[] => {
  const treatment = treatmentById(answers.treatment ?? '');
  return treatment === undefined ? [] : askedFor(treatment);
};
