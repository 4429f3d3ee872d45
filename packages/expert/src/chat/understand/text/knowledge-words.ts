import { articles } from '@nishiki/knowledge/articles/catalogue';
import { conditions } from '@nishiki/knowledge/conditions/catalogue';
import { emergencies } from '@nishiki/knowledge/first-aid/catalogue';
import { treatments } from '@nishiki/knowledge/treatments/catalogue';
import { catalogue } from '@nishiki/knowledge/varieties/catalogue';
import { waterParameters } from '@nishiki/knowledge/water/catalogue';

/** Ids are no words, and keywords hold slips on purpose. */
const LEFT_OUT = new Set(['id', 'keywords', 'sourceIds', 'pass']);

const collect = (value: unknown, words: Set<string>): void => {
  if (typeof value === 'string')
    for (const [word] of value.toLowerCase().matchAll(/[a-z]+(?:'[a-z]+)?/g)) words.add(word);
  else if (Array.isArray(value)) for (const part of value) collect(part, words);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) if (!LEFT_OUT.has(key)) collect(part, words);
};

/** Every word that the knowledge base is written in: none of them is a slip. */
export const knowledgeWords = (): ReadonlySet<string> => {
  const words = new Set<string>();
  collect([articles, conditions, emergencies, treatments, catalogue, waterParameters], words);
  return words;
};
