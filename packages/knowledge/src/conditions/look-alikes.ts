import type { Statement } from '../statement.ts';
import { behaviourPairs } from './pairs-behaviour.ts';
import { bodyPairs } from './pairs-body.ts';
import { skinPairs } from './pairs-skin.ts';
import type { LookAlike } from './schema.ts';

/** `b` is a condition's id, or the name of something that is none. */
export type LookAlikePair = { a: string; b: string | { name: string }; tells: Statement };

/** What is taken for each other. Each pair stands in one place only, so that both sides say the same. */
export const lookAlikePairs: readonly LookAlikePair[] = [
  ...skinPairs,
  ...bodyPairs,
  ...behaviourPairs,
];

/** What this condition is taken for, in the order of the pairs. */
export const lookAlikesOf = (id: string, nameOf: (id: string) => string | undefined): LookAlike[] =>
  lookAlikePairs.flatMap(({ a, b, tells }): LookAlike[] => {
    if (typeof b === 'object') {
      return a === id ? [{ id: null, name: b.name, tellsApart: tells }] : [];
    }
    const other = a === id ? b : b === id ? a : null;
    const name = other === null ? undefined : nameOf(other);
    return name === undefined ? [] : [{ id: other, name, tellsApart: tells }];
  });
