import type { ChatCase, Keeper } from './case.ts';
import { grade, type Grade } from './grade.ts';

/** Answers the turns of a conversation: one Markdown text for each. */
export type Answerer = (turns: readonly string[], keeper: Keeper) => Promise<string[]>;

export type Result = Grade & {
  id: string;
  turns: readonly string[];
  answers: readonly string[];
  /** Wall clock for each answer, the mean over the turns of the case. */
  msPerAnswer: number;
};

/** An answerer that throws has given an empty answer: all that was asked for is missing. */
const answered = async (one: ChatCase, answer: Answerer): Promise<string[]> => {
  try {
    const answers = await answer(one.turns, one.keeper);
    return answers.length === 0 ? [''] : answers;
  } catch (error) {
    return [`(no answer: ${error instanceof Error ? error.message : String(error)})`];
  }
};

/** Puts every case to the answerer, one after the other, and grades what comes back. */
export const runCases = async (cases: readonly ChatCase[], answer: Answerer): Promise<Result[]> => {
  const results: Result[] = [];
  for (const one of cases) {
    const start = performance.now();
    const answers = await answered(one, answer);
    const msPerAnswer = (performance.now() - start) / one.turns.length;
    results.push({ id: one.id, turns: one.turns, answers, msPerAnswer, ...grade(one, answers) });
  }
  return results;
};
