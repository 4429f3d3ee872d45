import { ammonia } from './ammonia.ts';
import { dechlorinate } from './dechlorinate.ts';
import { kh } from './kh.ts';
import { nitrite } from './nitrite.ts';
import { oxygen } from './oxygen.ts';
import { pondVolume } from './pond-volume.ts';
import type { CalculatorEntry } from './schema.ts';
import { units } from './units.ts';
import { waterChange } from './water-change.ts';

/** Calculators about ponds and water. */
export const waterCalculators: readonly CalculatorEntry[] = [
  pondVolume,
  ammonia,
  nitrite,
  waterChange,
  oxygen,
  kh,
  dechlorinate,
  units,
];
