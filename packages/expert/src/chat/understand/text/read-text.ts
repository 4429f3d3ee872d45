import { MAX_MESSAGE } from '@nishiki/contract/chat';
import { clausesOf, type Clause } from './clauses.ts';
import { plain } from './plain.ts';
import { tokensOf, type Token } from './tokens.ts';

export type ReadText = {
  /** As it was typed. */
  readonly raw: string;
  /** As long as `raw`: see `plain`. */
  readonly plain: string;
  readonly tokens: readonly Token[];
  readonly clauses: readonly Clause[];
  /** Words, numbers and marks with single gaps, slips mended: "ph is 8.5 , help !". */
  readonly whole: string;
};

/** What is longer than a message may be is not read on. */
export const readText = (text: string): ReadText => {
  const raw = text.slice(0, MAX_MESSAGE);
  const spelled = plain(raw);
  const tokens = tokensOf(spelled);
  return {
    raw,
    plain: spelled,
    tokens,
    clauses: clausesOf(spelled, tokens),
    whole: tokens.map(({ word }) => word).join(' '),
  };
};
