import { crosses } from './crosses.ts';
import { dose } from './dose.ts';
import { feeding } from './feeding.ts';
import { growth } from './growth.ts';
import { hatching } from './hatching.ts';
import type { CalculatorEntry } from './schema.ts';
import { stocking } from './stocking.ts';
import { weight } from './weight.ts';

/** Calculators about fish, and what is given to them. */
export const fishCalculators: readonly CalculatorEntry[] = [
  dose,
  feeding,
  stocking,
  weight,
  growth,
  hatching,
  crosses,
];
