import type { Statement } from '../statement.ts';
import { formPairs } from './pairs-forms.ts';
import { patternedPairs } from './pairs-patterned.ts';
import { rarePairs } from './pairs-rare.ts';
import { skinPairs } from './pairs-skin.ts';

export type Pair = { a: string; b: string; tells: Statement[] };

/**
 * Varieties that are taken for each other, and what on the fish separates them. Each pair stands
 * in one place only, so that both sides always say the same.
 */
export const pairs: readonly Pair[] = [...patternedPairs, ...skinPairs, ...formPairs, ...rarePairs];
