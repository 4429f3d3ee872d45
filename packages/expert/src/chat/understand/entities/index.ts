import { articles } from '@nishiki/knowledge/articles/catalogue';
import { topics, type Topic } from '@nishiki/knowledge/articles/schema';
import { conditions } from '@nishiki/knowledge/conditions/catalogue';
import { treatments } from '@nishiki/knowledge/treatments/catalogue';
import { catalogue } from '@nishiki/knowledge/varieties/catalogue';
import { waterIds, type WaterId } from '@nishiki/knowledge/water/schema';
import {
  conditionGroups,
  conditionNames,
  notVarieties,
  topicWords,
  treatmentNames,
  varietyNames,
  waterNames,
} from './other-names.ts';
import { Phrases } from './phrases.ts';

export type Names = {
  readonly varieties: Phrases<string>;
  readonly conditions: Phrases<string>;
  readonly treatments: Phrases<string>;
  readonly waters: Phrases<WaterId>;
  readonly topics: Phrases<Topic>;
};

const varieties = (): Phrases<string> => {
  const names = new Phrases<string>();
  // Own names first: "Tancho" is the entry of that name, although a form is called so as well.
  for (const { id, name } of catalogue)
    for (const one of [name, name.replaceAll(' ', '')]) if (!names.has(one)) names.add(one, id);
  for (const [id, all] of Object.entries(varietyNames))
    for (const name of all.split('|')) if (!names.has(name)) names.add(name, id);
  for (const { id, otherNames } of catalogue)
    for (const name of otherNames)
      if (!names.has(name) && !notVarieties.has(name.toLowerCase().replaceAll('-', ' ')))
        names.add(name, id);
  return names;
};

const byList = (lists: Readonly<Record<string, string>>, into: Phrases<string>): void => {
  for (const [id, all] of Object.entries(lists))
    for (const name of all.split('|')) if (!into.has(name)) into.add(name, id);
};

const build = (): Names => {
  const named = { conditions: new Phrases<string>(), treatments: new Phrases<string>() };
  for (const [name, ids] of Object.entries(conditionGroups)) named.conditions.add(name, ...ids);
  byList(conditionNames, named.conditions);
  for (const { id, name, alsoKnown } of conditions)
    for (const one of [name, name.replace(/ \(.*\)$/, ''), ...alsoKnown])
      if (one.length > 3 && !named.conditions.has(one) && !/^(?:bruise|scrape)$/i.test(one))
        named.conditions.add(one, id);
  byList(treatmentNames, named.treatments);
  for (const { id, name, otherNames } of treatments)
    for (const one of [name, ...otherNames])
      if (!named.treatments.has(one)) named.treatments.add(one, id);
  const waters = new Phrases<WaterId>();
  for (const id of waterIds)
    for (const name of (waterNames[id] ?? id).split('|')) waters.add(name, id);
  const subjects = new Phrases<Topic>();
  for (const topic of topics)
    for (const word of (topicWords[topic] ?? '').split('|')) if (word) subjects.add(word, topic);
  for (const { topic, keywords } of articles)
    for (const word of keywords)
      if (!subjects.has(word) && word.includes(' ')) subjects.add(word, topic);
  return { varieties: varieties(), ...named, waters, topics: subjects };
};

let built: Names | undefined;

/** Names of everything in the knowledge base; made at the first question. */
export const names = (): Names => (built ??= build());
