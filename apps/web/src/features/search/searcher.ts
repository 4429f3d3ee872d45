import type { EmergencyId } from '@nishiki/knowledge/first-aid/schema';
import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { FIRST_AID } from '../../lib/first-aid-address.ts';
import type { SearchEntry, SearchKind } from '../../lib/search-entry.ts';
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

export type Searcher = {
  /** Best first; empty for a query without a word that counts. */
  readonly find: (query: string) => readonly SearchEntry[];
};

/** Entries taken up at a time: the field answers in between, on a slow phone too. */
const AT_ONCE = 25;

/** Makes the entries findable. */
export const createSearcher = async (entries: readonly SearchEntry[]): Promise<Searcher> => {
  const known = new Set<string>();
  const called = entries.map(namesOf);
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields,
    extractField: (entry, field) => {
      const value = entry[field as keyof SearchEntry & 'id'] as unknown;
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
  await index.addAllAsync(
    entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize: AT_ONCE },
  );

  /** Letters that may be wrong in a word that we do not write ourselves. */
  const slips = (word: string): number | false => {
    if (known.has(word) || word.length < SHORTEST_WITH_SLIP) return false;
    return word.length >= LONG ? 2 : 1;
  };

  const search = (query: Query): SearchResult[] =>
    index.search(query, {
      boost,
      tokenize,
      processTerm: stem,
      prefix: (word, at, words) => word.length > 1 && (at === words.length - 1 || !known.has(word)),
      fuzzy: slips,
      boostDocument: (id: number) => weightOf[entries[id]?.kind ?? 'question'],
    });

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
        score:
          (result.score + (help.get(result.id) ?? 0)) *
          likeness(called[result.id as number] ?? nameless, typed, result.terms),
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
  };
};
