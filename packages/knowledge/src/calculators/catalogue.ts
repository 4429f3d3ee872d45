import { fishCalculators } from './fish.ts';
import type { CalculatorEntry } from './schema.ts';
import { waterCalculators } from './water.ts';

/** What the page of every calculator tells beside its form. */
export const calculators: readonly CalculatorEntry[] = [...waterCalculators, ...fishCalculators];
