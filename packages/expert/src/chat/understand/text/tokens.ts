import { correct } from './spelling.ts';

export type Token = {
  readonly kind: 'word' | 'number' | 'mark';
  /** A word with its slips mended; a number or a mark as it stands in the plain text. */
  readonly word: string;
  readonly at: number;
  readonly end: number;
};

/** Formulas hold digits and are words; elsewhere a digit ends a word: "ph8.5", "12l", "4x3". */
const pieces =
  /(?<word>(?:nh[34]\+?|no[23]-?|kmno4|h2o2|h2o|h2s|co2|caco3|cl2|po4|m3|ft3|o2|k1|u\.s\.a?\.?|u\.k\.?)(?![\p{L}\d])|(?:\p{L}\p{M}*)+(?:'(?:t|s|re|ve|ll|d|m)(?!\p{L}))?)|(?<number>[½¼¾]|\d+(?:[.,]\d+)*|\.\d+)|(?<mark>[^\s\p{L}\p{N}])/gu;

/** Words, numbers and marks of a plain text, in their order. */
export const tokensOf = (text: string): Token[] => {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pieces)) {
    const { word, number } = match.groups as { word?: string; number?: string };
    const at = match.index;
    const end = at + match[0].length;
    if (word !== undefined) tokens.push({ kind: 'word', word: correct(word), at, end });
    else if (number !== undefined) tokens.push({ kind: 'number', word: number, at, end });
    else tokens.push({ kind: 'mark', word: match[0], at, end });
  }
  return tokens;
};
