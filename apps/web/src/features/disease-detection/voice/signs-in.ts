/** Signs that a description speaks of. Pure; nothing of it leaves the browser. */
import type { SignId } from '@nishiki/contract/condition';
import { signWords } from './sign-words.ts';

export type Proposal = {
  readonly id: SignId;
  /** False where the words deny it: 'no white spots'. */
  readonly present: boolean;
  /** The words that were taken for it. */
  readonly words: string;
};

const DENIAL = /\b(?:no|not|never|none|without|\w+n't)\b/;
/** A denial reaches over so many words. */
const REACH = 3;

const isDenied = (before: string): boolean =>
  DENIAL.test(before.trim().split(/\s+/).slice(-REACH).join(' '));

const clausesOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[.,;:!?\n]|\bbut\b/);

/** Each sign once, in the order of the words. */
export const signsIn = (text: string): Proposal[] => {
  const found = new Map<SignId, Proposal>();
  for (const clause of clausesOf(text)) {
    const here = (Object.entries(signWords) as [SignId, RegExp][])
      .flatMap(([id, pattern]) => {
        const match = pattern.exec(clause);
        return match === null ? [] : [{ id, at: match.index, words: match[0] }];
      })
      .sort((one, other) => one.at - other.at);
    for (const { id, at, words } of here)
      if (!found.has(id)) found.set(id, { id, present: !isDenied(clause.slice(0, at)), words });
  }
  return [...found.values()];
};
