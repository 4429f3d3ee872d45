import type { Statement } from '../statement.ts';
import { catalogue } from './catalogue.ts';
import { pairs } from './pairs.ts';
import type { Variety } from './schema.ts';

const byId = new Map(catalogue.map((variety) => [variety.id, variety]));
const pairKey = (a: string, b: string) => [a, b].sort().join(' ');
const tellsByPair = new Map(pairs.map((pair) => [pairKey(pair.a, pair.b), pair.tells]));

/** The entry with this id ('sanke', 'aka-bekko', or an engine class), or undefined. */
export const varietyById = (id: string): Variety | undefined => byId.get(id);

/** What to look for on this variety, the deciding mark first; empty for an unknown id. */
export const marksOf = (id: string): Statement[] => byId.get(id)?.features ?? [];

/**
 * What on the fish separates two varieties, the same for (a, b) and (b, a). Known look-alikes have
 * their own sentences; for any other two it is the deciding mark of each. Empty when both ids are
 * the same or one of them is unknown.
 */
export const tellApartStatements = (a: string, b: string): Statement[] => {
  const [first, second] = [a, b].sort().map((id) => byId.get(id));
  if (!first || !second || first === second) return [];
  return (
    tellsByPair.get(pairKey(a, b)) ??
    [first, second].flatMap(({ name, features }) =>
      features.slice(0, 1).map((mark) => ({ ...mark, text: `${name}: ${lowerFirst(mark.text)}` })),
    )
  );
};

/** The sentences of `tellApartStatements`, without their sources. */
export const tellApart = (a: string, b: string): string[] =>
  tellApartStatements(a, b).map(({ text }) => text);

/** Varieties that this one is taken for, each with what separates the two. */
export const lookAlikesOf = (id: string): { id: string; tellApart: string[] }[] =>
  pairs
    .filter(({ a, b }) => a === id || b === id)
    .map(({ a, b, tells }) => ({ id: a === id ? b : a, tellApart: tells.map(({ text }) => text) }));

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
