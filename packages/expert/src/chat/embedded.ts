import type { AnswerMeta } from '@nishiki/contract/chat';
import type { Answer } from './answer.ts';
import type { OpenQuestion } from './open-question.ts';
import { readCase, type Conversation } from './read-case.ts';
import { toMarkdown } from './render/to-markdown.ts';
import { replyTo } from './reply.ts';

export type Spoken = {
  readonly pieces: readonly string[];
  readonly meta: AnswerMeta;
  readonly open: OpenQuestion | null;
  /** False: it says nothing of use, and costs nothing. */
  readonly worth: boolean;
};

/** The answer of the expert that needs no network: understood, worked out and written in some milliseconds. */
export const speak = (conversation: Conversation): Spoken => write(replyTo(readCase(conversation)));

/** Answers as they are said: Markdown in pieces, with everything that goes beside the text. */
export const write = (answers: readonly Answer[]): Spoken => {
  const { pieces, sources } = toMarkdown(answers);
  const ask = answers.find((answer) => answer.ask)?.ask ?? null;
  const [first] = answers;
  return {
    pieces,
    meta: {
      intent: first?.intent ?? 'general',
      sources: [...sources],
      tools: [...new Set(answers.flatMap(({ tools }) => tools))],
      firstAid: answers.some(({ firstAid }) => firstAid),
      replies: ask ? [...ask.replies] : [],
      links: answers.flatMap(({ links }) => [...links]),
      evidence: answers.find(({ evidence }) => evidence !== null)?.evidence ?? null,
      by: 'embedded',
      notice: null,
    },
    open: ask?.open ?? null,
    worth: answers.some(({ worth }) => worth),
  };
};
