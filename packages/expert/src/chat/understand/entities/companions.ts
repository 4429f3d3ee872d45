import type { Companion } from '@nishiki/koi-science/treatments/situation';
import type { Clause } from '../text/clauses.ts';
import { isDenied } from '../text/denial.ts';

const patterns: readonly (readonly [Companion, RegExp])[] = [
  [
    'goldfish',
    /\b(?:goldfish|gold fish|golfish|shubunkins?|comets?|fantails?|orandas?|ryukins?)\b/,
  ],
  ['orfe', /\b(?:orfes?|golden orfe|ides?)\b/],
  ['tench', /\btench(?:es)?\b/],
  ['rudd', /\brudds?\b/],
  ['sturgeon', /\b(?:sturgeons?|sterlets?|diamondbacks?)\b/],
];

/** Other fish that are told to live with the koi. */
export const companionsIn = (clauses: readonly Clause[]): Companion[] =>
  patterns.flatMap(([id, pattern]) =>
    clauses.some(({ text }) => {
      const match = pattern.exec(text);
      return (
        match !== null &&
        !isDenied(text.slice(0, match.index)) &&
        !/\b(?:not a|is it a|or a|difference|versus|vs|confused with|look like a|from a)\b/.test(
          text.slice(0, match.index),
        )
      );
    })
      ? [id]
      : [],
  );

/** "Only koi": nothing else lives there. */
export const isKoiAlone = (whole: string): boolean =>
  /\b(?:only|just) (?:the )?(?:\d+ )?koi\b(?: (?:in|no|\.|,|and no)|$| \.| ,)|\bkoi only\b|\bno (?:other|goldfish|orfe|tench|sturgeon)(?: \w+)? ?(?:fish|species|in|orfe|,|\.|$)|\ball koi\b(?! (?:are|have|fish))|\bnothing else (?:in|lives)|\bno goldfish\b|\bnothing but koi\b/.test(
    whole,
  );
