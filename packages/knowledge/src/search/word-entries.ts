import { terms, termsIn } from '../terms.ts';
import { catalogue } from '../varieties/catalogue.ts';
import { modifiers } from '../varieties/modifiers.ts';
import { varietyAddress } from '../reference/addresses.ts';
import type { SearchEntry } from './entry.ts';

const traits = Object.values(modifiers);
const isTrait = (name: string): boolean => traits.some((trait) => trait.name === name);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The first variety on whose page the word is used, and so explained. */
const pageUsing = (name: string): string | null => {
  const user = catalogue.find(({ summary, features }) =>
    termsIn([summary, ...features.map(({ text }) => text)]).some((term) => term.name === name),
  );
  return user === undefined ? null : `${varietyAddress(user.id)}#words`;
};

/** Words of keepers, each with its meaning, where it is explained. */
export const wordEntries = (): SearchEntry[] => [
  ...traits.map(({ name, meaning }) => ({
    kind: 'term' as const,
    path: '/varieties#modifiers',
    title: name,
    text: meaning.text,
  })),
  ...terms.flatMap(({ name, meaning }) => {
    const path = isTrait(name) ? null : pageUsing(name);
    return path === null
      ? []
      : [{ kind: 'term' as const, path, title: capital(name), text: meaning.text }];
  }),
];
