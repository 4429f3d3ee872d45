/** What the embedded expert says, before it is written as Markdown. */
import type { AnswerMeta, ChatIntent } from '@nishiki/contract/chat';
import type { Statement } from '@nishiki/knowledge/statement';
import type { Case } from './case.ts';
import type { OpenQuestion } from './open-question.ts';

/** Each line is a statement of the knowledge base or of a tool: its sources are marked in the text. */
export type Line = Statement;

export type Table = {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

export type Answer = {
  /** Of the skill that answers, such as 'raise-kh'. */
  readonly skill: string;
  readonly intent: ChatIntent;
  /** First aid: comes first, is free, and no other skill may stand before it. */
  readonly firstAid: boolean;
  /** The answer itself in one to three sentences. */
  readonly lead: readonly Line[];
  /** What belongs to the answer and is easier read as a list; it has no heading. */
  readonly points: readonly Line[];
  /** Do now, in this order. */
  readonly now: readonly Line[];
  /** How the numbers come about: formula, inputs, unit. */
  readonly numbers: readonly Line[];
  readonly table: Table | null;
  readonly why: readonly Line[];
  /** What not to do. */
  readonly never: readonly Line[];
  /** When and whom to call: vet, Fish Health Inspectorate. */
  readonly call: readonly Line[];
  /** What is not known here, and what would make the answer surer. */
  readonly unsure: readonly Line[];
  /** One question back; it can always be answered with "I don't know". */
  readonly ask: {
    readonly words: string;
    readonly open: OpenQuestion;
    readonly replies: readonly string[];
  } | null;
  readonly links: readonly AnswerMeta['links'][number][];
  readonly evidence: AnswerMeta['evidence'];
  /** Names of the tools that ran. */
  readonly tools: readonly string[];
  /** Answers all that was asked: no second skill speaks after it. */
  readonly alone: boolean;
  /** False where the answer only says that nothing is known: it costs nothing then. */
  readonly worth: boolean;
};

/** A thing the expert can do. */
export type Skill = {
  readonly id: string;
  /**
   * How well it fits, 0 to 1. 1: an emergency, or a wish that can kill · 0.9: it is asked for, and all
   * it needs is there · 0.7: it is asked for, and something is missing (it then asks, or says what it
   * would need) · 0.5: its subject is named · 0.3: it may touch the subject · 0: no.
   */
  bid(c: Case): number;
  answer(c: Case): Answer;
};

const nothing = {
  firstAid: false,
  lead: [],
  points: [],
  now: [],
  numbers: [],
  table: null,
  why: [],
  never: [],
  call: [],
  unsure: [],
  ask: null,
  links: [],
  evidence: null,
  tools: [],
  alone: false,
  worth: true,
} as const;

/** An answer of its parts; what is not given is empty. */
export const answerOf = (parts: Pick<Answer, 'skill' | 'intent'> & Partial<Answer>): Answer => ({
  ...nothing,
  ...parts,
});
