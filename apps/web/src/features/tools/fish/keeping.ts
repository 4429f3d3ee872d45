import type { Tool } from '../../../app/calculator/tool.ts';
import { feeding } from './feeding.ts';
import { stocking } from './stocking.ts';
import { weight } from './weight.ts';

/** Calculators about the fish in a pond, by the id of their address. */
export const keepingTools: Readonly<Record<string, Tool>> = { feeding, stocking, weight };
