import type { Token } from './tokens.ts';

/** A stretch of a message that is read as a whole: what is denied at its beginning is denied in it. */
export type Clause = {
  /** Words with single gaps, slips mended, no marks but those that belong to numbers. */
  readonly text: string;
  readonly at: number;
  /** By which mark it ends: "?", ",", "." or none. */
  readonly ends: string;
};

const SPLITS = new Set(['.', ',', ';', ':', '!', '?', '(', ')', '\n']);
const TURNS = new Set(['but', 'however', 'although', 'though', 'whereas', 'yet']);
/** Nobody speaks so long without a breath; keeps what is searched short. */
const LONGEST = 400;
const KEPT = new Set(['%', '°', '/', '+', '<', '>', '=', '&']);

/** @param text the plain text, for its line breaks */
export const clausesOf = (text: string, tokens: readonly Token[]): Clause[] => {
  const clauses: Clause[] = [];
  let words: string[] = [];
  let length = 0;
  let at = 0;
  let end = 0;
  const close = (ends: string): void => {
    if (words.length > 0) clauses.push({ text: words.join(' '), at, ends });
    words = [];
    length = 0;
  };
  for (const token of tokens) {
    if (words.length > 0 && text.slice(end, token.at).includes('\n')) close('.');
    end = token.end;
    if (token.kind === 'mark' && SPLITS.has(token.word)) {
      close(token.word);
      continue;
    }
    if (token.kind === 'mark' && !KEPT.has(token.word)) continue;
    if (token.kind === 'word' && TURNS.has(token.word)) {
      close(',');
      continue;
    }
    if (length + token.word.length > LONGEST) close(',');
    if (words.length === 0) at = token.at;
    words.push(token.word);
    length += token.word.length + 1;
  }
  close('.');
  return clauses;
};
