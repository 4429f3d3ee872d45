import type { Condition } from '@nishiki/knowledge/conditions/schema';

type Group = Condition['group'];

/** In the order of lists: the water first, which is behind most of what is seen on fish. */
export const groups: readonly { readonly id: Group; readonly title: string; one: string }[] = [
  { id: 'water', title: 'The water', one: 'From the water' },
  { id: 'parasite', title: 'Parasites', one: 'Parasite' },
  { id: 'bacteria', title: 'Bacteria', one: 'Bacteria' },
  { id: 'virus', title: 'Viruses', one: 'Virus' },
  { id: 'fungus', title: 'Moulds', one: 'Mould' },
  { id: 'other', title: 'Signs of many causes, and colour', one: 'Sign of several causes' },
  { id: 'injury', title: 'Injuries', one: 'Injury' },
  { id: 'growth', title: 'Growths', one: 'Growth' },
  { id: 'harmless', title: 'Looks like a disease and is none', one: 'Harmless' },
];

/** What kind of trouble one condition is. */
export const groupWords = (group: Group): string =>
  groups.find(({ id }) => id === group)?.one ?? group;
