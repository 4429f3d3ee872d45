import { articles } from '../articles/catalogue.ts';
import { topics } from '../articles/schema.ts';
import { topicNames } from '../articles/topics.ts';
import { calculators } from '../calculators/catalogue.ts';
import { conditions } from '../conditions/catalogue.ts';
import type { Condition } from '../conditions/schema.ts';
import { signById } from '../conditions/signs.ts';
import { emergencies } from '../first-aid/catalogue.ts';
import { treatments } from '../treatments/catalogue.ts';
import { catalogue } from '../varieties/catalogue.ts';
import { waterParameters } from '../water/catalogue.ts';
import { FIRST_AID } from '../reference/first-aid-address.ts';
import {
  conditionAddress,
  questionAddress,
  toolAddress,
  treatmentAddress,
  varietyAddress,
  waterAddress,
} from '../reference/addresses.ts';
import { referenceLists } from '../reference/lists.ts';
import type { SearchEntry } from './entry.ts';
import { isToolId, toolNames } from '../reference/tool-names.ts';
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
