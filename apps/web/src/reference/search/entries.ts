import { articles } from '@nishiki/knowledge/articles/catalogue';
import { topics } from '@nishiki/knowledge/articles/schema';
import { topicNames } from '@nishiki/knowledge/articles/topics';
import { calculators } from '@nishiki/knowledge/calculators/catalogue';
import { conditions } from '@nishiki/knowledge/conditions/catalogue';
import type { Condition } from '@nishiki/knowledge/conditions/schema';
import { signById } from '@nishiki/knowledge/conditions/signs';
import { emergencies } from '@nishiki/knowledge/first-aid/catalogue';
import { treatments } from '@nishiki/knowledge/treatments/catalogue';
import { catalogue } from '@nishiki/knowledge/varieties/catalogue';
import { waterParameters } from '@nishiki/knowledge/water/catalogue';
import { FIRST_AID } from '../../lib/first-aid-address.ts';
import {
  conditionAddress,
  questionAddress,
  toolAddress,
  treatmentAddress,
  varietyAddress,
  waterAddress,
} from '../../lib/reference-addresses.ts';
import { referenceLists } from '../../lib/reference-lists.ts';
import type { SearchEntry } from '../../lib/search-entry.ts';
import { isToolId, toolNames } from '../../lib/tool-names.ts';
import { otherWords } from './other-words.ts';
import { wordEntries } from './word-entries.ts';

const varieties = (): SearchEntry[] =>
  catalogue.map(({ id, name, kanji, otherNames, summary }) => ({
    kind: 'variety',
    path: varietyAddress(id),
    title: name,
    ...(kanji !== undefined && { writing: kanji }),
    names: otherNames,
    text: summary,
  }));

/** What is seen of a condition, in the words of the signs that are asked for. */
const signWords = ({ signs }: Condition): string =>
  signs
    .filter(({ strength }) => strength !== 'sometimes')
    .map(({ id }) => signById(id).label)
    .join('. ');

const illnesses = (): SearchEntry[] =>
  conditions.map((condition) => ({
    kind: 'condition',
    path: conditionAddress(condition.id),
    title: condition.name,
    names: condition.alsoKnown,
    words: signWords(condition),
    text: condition.features[0]?.text ?? '',
  }));

const cures = (): SearchEntry[] =>
  treatments.map(({ id, name, otherNames, summary }) => ({
    kind: 'treatment',
    path: treatmentAddress(id),
    title: name,
    names: otherNames,
    text: summary,
  }));

const questions = (): SearchEntry[] =>
  articles.map(({ id, topic, question, keywords, short }) => ({
    kind: 'question',
    path: questionAddress(topic, id),
    title: question,
    words: keywords.join('. '),
    text: short.text,
  }));

const urgent = (): SearchEntry[] =>
  emergencies.map(({ id, title, signs }) => ({
    kind: 'emergency',
    path: `${FIRST_AID}#${id}`,
    title,
    text: signs.join(' '),
  }));

const values = (): SearchEntry[] =>
  waterParameters.map(({ id, name, symbol, otherNames, summary }) => ({
    kind: 'water',
    path: waterAddress(id),
    title: name,
    names: otherNames,
    words: symbol,
    text: summary,
  }));

const tools = (): SearchEntry[] =>
  calculators.flatMap(({ id, summary }) =>
    isToolId(id)
      ? [{ kind: 'tool' as const, path: toolAddress(id), title: toolNames[id], text: summary }]
      : [],
  );

const lists = (): SearchEntry[] => [
  ...Object.entries(referenceLists).map(([path, { name, about }]) => ({
    kind: 'list' as const,
    path,
    title: name,
    text: about,
  })),
  ...topics.map((topic) => ({
    kind: 'list' as const,
    path: `/questions/${topic}`,
    title: topicNames[topic].name,
    text: topicNames[topic].about,
  })),
];

const withOtherWords = (entry: SearchEntry): SearchEntry => {
  const words = [entry.words, otherWords[entry.path]].filter((part) => part !== undefined);
  return words.length === 0 ? entry : { ...entry, words: words.join('. ') };
};

/** All that the search finds. */
export const searchEntries = (): SearchEntry[] =>
  [
    ...urgent(),
    ...varieties(),
    ...illnesses(),
    ...cures(),
    ...values(),
    ...tools(),
    ...lists(),
    ...wordEntries(),
    ...questions(),
  ].map(withOtherWords);
