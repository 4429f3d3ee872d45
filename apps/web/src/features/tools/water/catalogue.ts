import type { Tool } from '../../../app/calculator/tool.ts';
import { ammonia } from './ammonia.ts';
import { kh } from './kh.ts';
import { nitrite } from './nitrite.ts';
import { oxygen } from './oxygen.ts';

/** Calculators about what is in the water, by the id of their address. */
export const waterTools: Readonly<Record<string, Tool>> = { ammonia, nitrite, oxygen, kh };
