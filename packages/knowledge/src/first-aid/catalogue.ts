import { deaths, gasping } from './breath.ts';
import { jumped, pump } from './mishaps.ts';
import { ammonia, chlorine, nitrite } from './poisons.ts';
import type { Emergency } from './schema.ts';
import { khv } from './virus.ts';

/** What cannot wait, the commonest first. */
export const emergencies: readonly Emergency[] = [
  gasping,
  deaths,
  chlorine,
  ammonia,
  nitrite,
  pump,
  jumped,
  khv,
];
