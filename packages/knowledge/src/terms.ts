import { uncited, type Statement } from './statement.ts';
import { modifiers } from './varieties/modifiers.ts';

export type Term = {
  /** The word as it is shown. */
  name: string;
  /** Finds the word in a text, in singular and plural. */
  pattern: RegExp;
  meaning: Statement;
};

/** Words of keepers and anatomists that the marks of varieties use without explaining them. */
export const terms: readonly Term[] = [
  {
    name: 'stones',
    pattern: /\bstones?\b/i,
    meaning: uncited('Small, separate patches of black, like pebbles on the back.'),
  },
  {
    name: 'lateral line',
    pattern: /\blateral line\b/i,
    meaning: uncited('The row of fine pores along the middle of each side, from gill to tail.'),
  },
  {
    name: 'pectoral fins',
    pattern: /\bpectoral fins?\b/i,
    meaning: uncited('The pair right behind the head, spread to both sides.'),
  },
  {
    name: 'dorsal fin',
    pattern: /\bdorsal fin\b/i,
    meaning: uncited('The long fin along the back.'),
  },
  {
    name: 'mirror scales',
    pattern: /\bmirror scales?\b/i,
    meaning: uncited('Few, large and shiny scales on skin that is otherwise bare.'),
  },
  {
    name: 'net',
    pattern: /\bnet\b/i,
    meaning: uncited('Scales whose edges differ from their centres, row by row, like mesh.'),
  },
  {
    name: 'robe',
    pattern: /\brobe\b/i,
    meaning: uncited('Dark blue or black edges on the scales of the red patches.'),
  },
  {
    name: 'lustre',
    pattern: /\blustre\b/i,
    meaning: uncited('Shine that comes from the skin itself, as from metal.'),
  },
  { name: 'Maruten', pattern: /\bmaruten\b/i, meaning: modifiers.maruten.meaning },
];

/** The terms that these texts use, in the order of the list. */
export const termsIn = (texts: readonly string[]): readonly Term[] =>
  terms.filter(({ pattern }) => texts.some((text) => pattern.test(text)));
