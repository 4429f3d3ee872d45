import type { Message } from '../../message.ts';
import { catalogue } from '@nishiki/knowledge/varieties/catalogue';
import type { Topic } from '@nishiki/knowledge/articles/schema';
import type { WaterId } from '@nishiki/knowledge/water/schema';
import type { ReadText } from '../text/read-text.ts';
import { names } from './index.ts';
import { japanese } from './other-names.ts';
import { wordsOf, type Phrases } from './phrases.ts';

export type Entities = Pick<
  Message,
  'varieties' | 'conditions' | 'treatments' | 'waters' | 'topics'
>;

const idsIn = <Id extends string>(phrases: Phrases<Id>, words: readonly string[]): Id[] => [
  ...new Set(phrases.findIn(words).flatMap(({ ids }) => ids)),
];

let writings: readonly (readonly [string, string])[] | undefined;
/** Longest first, so that 白写り is not the 写り in it. */
const writing = (): readonly (readonly [string, string])[] =>
  (writings ??= [
    ...catalogue.flatMap(({ id, kanji }) => (kanji ? [[kanji, id] as const] : [])),
    ...japanese,
  ].sort(([one], [other]) => other.length - one.length));

const writtenIn = (text: string): string[] => {
  if (!/[\u3040-\u30ff\u4e00-\u9fff]/.test(text)) return [];
  let rest = text;
  const found: string[] = [];
  for (const [written, id] of writing())
    if (rest.includes(written)) {
      found.push(id);
      rest = rest.replaceAll(written, ' ');
    }
  return [...new Set(found)];
};

/** "White spots on its fins" is a sign; "white spot" by itself the disease. */
const isSpots = (text: ReadText): boolean =>
  /\b(?:white spots?|white dots?) (?:on|all over|over|in|near|around|that|and|which|appear)\b|\bwhite spots\b|\b(?:a|one|small|tiny|little|two|some|this|single) white spot\b/.test(
    text.whole,
  ) &&
  !/\b(?:ich|ick|whitespot|white spot (?:disease|treatment|infection|parasite|cure|cycle))\b/.test(
    text.whole,
  );

const count = <Id extends string>(phrases: Phrases<Id>, words: readonly string[]): Id[] => {
  const times = new Map<Id, number>();
  for (const { ids } of phrases.findIn(words))
    for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  return [...times].sort(([, one], [, other]) => other - one).map(([id]) => id);
};

/** Everything of the knowledge base that a message names, in its order. */
export const entitiesIn = (text: ReadText): Entities => {
  const { varieties, conditions, treatments, waters, topics } = names();
  const { words } = wordsOf(text.tokens);
  const chloramineT = /\bchloramine (?:- )?t\b/.test(text.whole);
  const found = idsIn(conditions, words);
  return {
    varieties: [...new Set([...idsIn(varieties, words), ...writtenIn(text.raw)])],
    conditions: isSpots(text) ? found.filter((id) => id !== 'white-spot') : found,
    treatments: idsIn(treatments, words),
    waters: (idsIn(waters, words) as WaterId[]).filter(
      (id) =>
        id !== 'chlorine' || !chloramineT || /\b(?:chlorine|tap|dechlorinator)\b/.test(text.whole),
    ),
    topics: count(topics, words) as Topic[],
  };
};
