/** What the search finds, in words for the keeper. */
export const searchKinds = {
  emergency: 'First aid',
  variety: 'Variety',
  condition: 'Condition',
  treatment: 'Treatment',
  water: 'Water value',
  tool: 'Calculator',
  term: 'Word',
  question: 'Question',
  list: 'List',
} as const;
export type SearchKind = keyof typeof searchKinds;

/** One thing that can be found. The build writes all of them to `SEARCH_FILE`. */
export type SearchEntry = {
  readonly kind: SearchKind;
  /** Address, with the place on the page where it is only a part of one. */
  readonly path: string;
  readonly title: string;
  /** Japanese writing. */
  readonly writing?: string;
  /** Other names, which are shown beside the title. */
  readonly names?: readonly string[];
  /** Further words by which it is looked for; not shown. */
  readonly words?: string;
  /** A sentence of it. */
  readonly text: string;
};

export const SEARCH_FILE = '/search.json';
