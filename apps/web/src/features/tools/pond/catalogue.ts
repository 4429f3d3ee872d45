import type { Tool } from '../../../app/calculator/tool.ts';
import { dechlorinate } from './dechlorinate.ts';
import { pondVolume } from './pond-volume.ts';
import { units } from './units.ts';
import { waterChange } from './water-change.ts';

/** Calculators about the amount of water, by the id of their address. */
export const pondTools: Readonly<Record<string, Tool>> = {
  'pond-volume': pondVolume,
  'water-change': waterChange,
  dechlorinate,
  units,
};
