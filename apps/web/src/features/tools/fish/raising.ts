import type { Tool } from '../../../app/calculator/tool.ts';
import { crosses } from './crosses.ts';
import { growth } from './growth.tsx';
import { hatching } from './hatching.ts';

/** Calculators about raising koi, by the id of their address. */
export const raisingTools: Readonly<Record<string, Tool>> = { growth, hatching, crosses };
