import type { SearchEntry, SearchKind } from '@nishiki/knowledge/search/entry';
import { createSearcherAtOnce } from '@nishiki/knowledge/search/searcher';
import { isCommon, isEmpty, stem, tokenize } from '@nishiki/knowledge/search/words';
import type { Statement } from '@nishiki/knowledge/statement';
import { readings, type Reading } from './readings.ts';

export type Found = Reading & {
  /** How much of what was asked it holds, 0 to 1. */
  readonly share: number;
  /** To compare what one question finds. */
  readonly score: number;
  /** What was asked is its very title. */
  readonly isTitle: boolean;
  /** It is the question that was meant, in other words. */
  readonly isRouted?: boolean;
};

export type Library = {
  /** Best first; empty where nothing of the question is known. */
  readonly find: (question: string, kinds?: readonly SearchKind[]) => readonly Found[];
  /** By its address; undefined where there is none. */
  readonly at: (path: string) => Reading | undefined;
  /** How many telling words of a question an entry holds, and of how many. */
  readonly held: (
    found: Reading,
    question: string,
  ) => { count: number; of: number; inTitle: boolean };
  /** How much a statement says about these words: the sum over words that both have, rare ones first. */
  readonly fit: (statement: Statement, words: ReadonlySet<string>) => number;
};

/** Words that tell what is asked, stemmed. */
export const tellingWords = (text: string): ReadonlySet<string> =>
  new Set(
    tokenize(text)
      .filter((word) => !isEmpty(word))
      .map(stem),
  );

const key = (text: string): string => tokenize(text).join(' ');

/** Words of talk: they stand in questions about anything. */
const talk = new Set(
  (
    'about tell told tonight doing done write know want wants wanted give think thinking good best better really still also some any very ' +
    'more most lot lots thing things hi hello hey thanks thank dear guys question wonder wondering idea advice ' +
    'recommend recommended say says said let make makes going go come comes try trying like seem seems look looking ' +
    'new one two someone something anything everyone people im ive id dont doesnt cant wont isnt not no yes ok okay ' +
    'been being because since while into out up down over than way ways bit too again here'
  ).split(' '),
);
/** Longer questions are read by their first words that tell: the rest adds time and little else. */
const MOST_WORDS = 24;
/** Nothing that is written here is longer. */
const LONGEST_WORD = 30;

const withoutTalk = (question: string): string => {
  const words = tokenize(question).filter((word) => word.length <= LONGEST_WORD);
  const telling = words.filter((word) => !talk.has(word) && !isEmpty(word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, MOST_WORDS).join(' ');
};

/** The search's entry with all that it says, so that questions find what only its text answers. */
const withTexts = ({ entry, short, more }: Reading): SearchEntry => ({
  ...entry,
  text: [short, ...more].map(({ text }) => text).join(' '),
});

const open = (): Library => {
  const all = readings();
  const searched = all.map(withTexts);
  const readingOf = new Map(searched.map((entry, at) => [entry, all[at] as Reading]));
  const byPath = new Map(all.map((reading) => [reading.entry.path, reading]));
  const searcher = createSearcherAtOnce(searched);
  const holders = new Map<string, number>();
  const statements = all.flatMap(({ short, more }) => [short, ...more]);
  for (const { text } of statements)
    for (const word of tellingWords(text)) holders.set(word, (holders.get(word) ?? 0) + 1);
  const weight = (word: string): number =>
    isCommon(word) ? 0.5 : Math.log((statements.length + 1) / ((holders.get(word) ?? 0) + 1));
  return {
    find: (question, kinds) => {
      const asked = key(question);
      const words = withoutTalk(question);
      const title = searched.find((entry) => key(entry.title) === asked);
      const hits = searcher.rank(words).flatMap(({ entry, share, score }) => {
        const reading = readingOf.get(entry);
        if (!reading || (kinds && !kinds.includes(entry.kind))) return [];
        return [{ ...reading, share, score, isTitle: entry === title }];
      });
      // A heading word for word comes first, whatever else holds its words.
      return [...hits.filter(({ isTitle }) => isTitle), ...hits.filter(({ isTitle }) => !isTitle)];
    },
    at: (path) => byPath.get(path),
    held: ({ entry, short, more }, question) => {
      const asked = [...tellingWords(withoutTalk(question))].filter((word) => !isCommon(word));
      const { title, names = [], words = '' } = entry;
      const called = tellingWords([title, ...names].join(' '));
      const said = tellingWords([words, ...[short, ...more].map(({ text }) => text)].join(' '));
      const held = asked.filter((word) => called.has(word) || said.has(word));
      return {
        count: held.length,
        of: asked.length,
        inTitle: held.some((word) => called.has(word)),
      };
    },
    fit: ({ text }, words) => {
      let sum = 0;
      for (const word of tellingWords(text)) if (words.has(word)) sum += weight(word);
      return sum;
    },
  };
};

let opened: Library | null = null;

/** The one library of this process; its index is built when it is first asked. */
export const library = (): Library => (opened ??= open());
