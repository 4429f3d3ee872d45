import type { EmergencyId } from '../first-aid/schema.ts';
import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { FIRST_AID } from '../reference/first-aid-address.ts';
import type { SearchEntry, SearchKind } from './entry.ts';
import { emergenciesIn } from './emergency-words.ts';
import { isCommon, isEmpty, plain, stem, tokenize } from './words.ts';

/** More than anybody reads through. */
const MOST = 40;

/** A hit in a name says more than one in a sentence. */
const boost = { title: 5, names: 4, writing: 6, words: 2.5, text: 1 };
const fields = Object.keys(boost);

/** Where several would do, the page about a thing comes before a question that touches it. */
const weightOf: Record<SearchKind, number> = {
  variety: 1.5,
  condition: 1.4,
  treatment: 1.4,
  water: 1.6,
  tool: 1.1,
  term: 1.1,
  emergency: 1,
  question: 1,
  list: 1.1,
};
/** What was typed is the very title of the thing, or another name of it; or holds all words of it, spelt alike. */
const SAME = { title: 8, name: 3 };
const WHOLE = { title: 2, name: 1.4 };
/** Several words that stand in the title one after the other, as they were typed. */
const WORD_FOR_WORD = 1.8;

/** Letters. */
const LONG = 6;
const SHORTEST_WITH_SLIP = 3;

const key = (text: string): string => tokenize(text).map(stem).join(' ');

/** Names are also found when they are written as one word: "whitespot", "shirobekko". */
const wordsOf = (text: string, field?: string): string[] => {
  const words = tokenize(text);
  if (field !== 'title' && field !== 'names') return words;
  const joined = words.slice(1).flatMap((word, at) => {
    const before = words[at] ?? '';
    return before.length > 1 && word.length > 1 ? [before + word] : [];
  });
  return [...words, ...joined];
};

/**
 * What the thing is called. What stands in brackets behind a title is another name, "White spot (Ich)";
 * further words are divided by full stops.
 */
const namesOf = ({ title, writing = '', names = [], words = '' }: SearchEntry) => ({
  whole: key(title),
  title: key(title.replace(/\(.*?\)/g, '')),
  names: [...names, writing, /\((.*?)\)/.exec(title)?.[1] ?? ''].map(key).filter(Boolean),
  words: words.split('. ').map(key),
});
type Called = ReturnType<typeof namesOf>;
const nameless: Called = { whole: '', title: '', names: [], words: [] };

/** How much of the name of a thing was typed. @param terms the words of it that were found */
const likeness = ({ whole, title, names, words }: Called, typed: string, terms: string[]) => {
  if (title === typed) return SAME.title;
  if (names.includes(typed)) return SAME.name;
  const isWhole = (name: string) => name.split(' ').every((word) => terms.includes(word));
  if (isWhole(title)) return WHOLE.title;
  const isPhrase = typed.includes(' ');
  if (isPhrase && whole.includes(typed)) return WORD_FOR_WORD;
  return names.some(isWhole) || (isPhrase && words.includes(typed)) ? WHOLE.name : 1;
};

export type Ranked = {
  readonly entry: SearchEntry;
  /** To compare hits of one question with each other, not those of two. */
  readonly score: number;
  /** How much of what was asked the entry holds, 0 to 1; rare words count more than common ones. */
  readonly share: number;
};

export type Searcher = {
  /** Best first; empty for a query without a word that counts. */
  readonly find: (query: string) => readonly SearchEntry[];
  /** The same for a whole question, of which no entry may hold every word. */
  readonly rank: (question: string) => readonly Ranked[];
};

/** What a word weighs that no entry holds: it may be the point of the question, or a slip. */
const WEIGHT_OF_UNKNOWN = 3;
const WEIGHT_OF_COMMON = 0.5;
/** Of a word that is found only by changing its letters or by its beginning. */
const CREDIT_OF_SLIP = 0.5;

/** @param words stemmed */
const shareOf = (
  words: readonly string[],
  results: readonly SearchResult[],
  count: number,
  known: ReadonlySet<string>,
) => {
  const holders = new Map<string, number>();
  for (const { queryTerms } of results)
    for (const term of queryTerms) holders.set(term, (holders.get(term) ?? 0) + 1);
  const weight = (word: string): number => {
    if (isCommon(word)) return WEIGHT_OF_COMMON;
    const held = holders.get(word);
    return held === undefined ? WEIGHT_OF_UNKNOWN : Math.log((count + 1) / held);
  };
  const credit = (word: string): number => weight(word) * (known.has(word) ? 1 : CREDIT_OF_SLIP);
  const whole = words.reduce((sum, word) => sum + weight(word), 0);
  return ({ queryTerms }: SearchResult): number =>
    whole === 0 ? 0 : queryTerms.reduce((sum, term) => sum + credit(term), 0) / whole;
};

/** Entries taken up at a time: the field answers in between, on a slow phone too. */
const AT_ONCE = 25;

type Indexed = SearchEntry & { id: number };

const emptyIndex = (known: Set<string>) =>
  new MiniSearch<Indexed>({
    fields,
    extractField: (entry, field) => {
      const value = entry[field as keyof Indexed] as unknown;
      return (Array.isArray(value) ? value.join(' . ') : value) as string;
    },
    tokenize: wordsOf,
    processTerm: (word, field) => {
      if (isEmpty(word)) return null;
      const stemmed = stem(word);
      // Words that are not shown hold misspellings, too: who types one means the right word as well.
      if (field !== 'words') known.add(word).add(stemmed);
      return stemmed === word ? word : [word, stemmed];
    },
  });

const numbered = (entries: readonly SearchEntry[]): Indexed[] =>
  entries.map((entry, id) => ({ ...entry, id }));

const searcherOf = (
  index: MiniSearch<Indexed>,
  entries: readonly SearchEntry[],
  known: ReadonlySet<string>,
): Searcher => {
  const called = entries.map(namesOf);

  /** Letters that may be wrong in a word that we do not write ourselves. */
  const slips = (word: string): number | false => {
    if (known.has(word) || word.length < SHORTEST_WITH_SLIP) return false;
    return word.length >= LONG ? 2 : 1;
  };

  const search = (query: Query, isTyping = true): SearchResult[] =>
    index.search(query, {
      boost,
      tokenize,
      processTerm: stem,
      prefix: (word, at, words) =>
        word.length > 1 && ((isTyping && at === words.length - 1) || !known.has(word)),
      fuzzy: slips,
      boostDocument: (id: number) => weightOf[entries[id]?.kind ?? 'question'],
    });

  const likenessOf = (result: SearchResult, typed: string): number =>
    likeness(called[result.id as number] ?? nameless, typed, result.terms);

  const matching = (query: string) => {
    const words = tokenize(query).filter((word) => !isEmpty(word));
    if (words.length === 0) return [];
    const typed = key(query);
    const telling = words.filter((word) => !isCommon(word));
    const needed = telling.length > 0 ? telling : words;
    const helping = telling.length > 0 ? words.filter(isCommon) : [];
    const found = search({ combineWith: 'AND', queries: needed });
    const help = new Map(
      found.length === 0 || helping.length === 0
        ? []
        : search({ combineWith: 'OR', queries: helping }).map(({ id, score }) => [id, score]),
    );
    const all =
      found.length > 0 || words.length === 1
        ? found
        : search({ combineWith: 'OR', queries: words });
    return all
      .map((result) => ({
        id: result.id as number,
        score: (result.score + (help.get(result.id) ?? 0)) * likenessOf(result, typed),
      }))
      .sort((a, b) => b.score - a.score);
  };

  const emergency = (id: EmergencyId) => entries.find(({ path }) => path === `${FIRST_AID}#${id}`);

  return {
    find: (query) => {
      const urgent = emergenciesIn(plain(query).replace(/\s+/g, ' ')).flatMap(
        (id) => emergency(id) ?? [],
      );
      const found = matching(query).flatMap(({ id }) => entries[id] ?? []);
      return [...new Set([...urgent, ...found])].slice(0, MOST);
    },
    rank: (question) => {
      const words = [...new Set(tokenize(question).filter((word) => !isEmpty(word)))].map(stem);
      if (words.length === 0) return [];
      const typed = key(question);
      // Whole words: nobody is still typing.
      const results = search({ combineWith: 'OR', queries: words }, false);
      const share = shareOf(words, results, entries.length, known);
      return results
        .flatMap((result) => {
          const entry = entries[result.id as number];
          if (!entry) return [];
          const part = share(result);
          return [{ entry, share: part, score: result.score * likenessOf(result, typed) * part }];
        })
        .sort((a, b) => b.score - a.score)
        .slice(0, MOST);
    },
  };
};

/** Makes the entries findable, some at a time. */
export const createSearcher = async (entries: readonly SearchEntry[]): Promise<Searcher> => {
  const known = new Set<string>();
  const index = emptyIndex(known);
  await index.addAllAsync(numbered(entries), { chunkSize: AT_ONCE });
  return searcherOf(index, entries, known);
};

/** The same without a pause, where nobody waits for a field: some hundred milliseconds. */
export const createSearcherAtOnce = (entries: readonly SearchEntry[]): Searcher => {
  const known = new Set<string>();
  const index = emptyIndex(known);
  index.addAll(numbered(entries));
  return searcherOf(index, entries, known);
};
