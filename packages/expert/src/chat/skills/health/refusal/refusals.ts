import type { DangerId } from '../../../message.ts';
import type { Line } from '../../../answer.ts';
import { medicineRefusals } from './medicines.ts';
import { lawRefusals } from './law.ts';
import { waterRefusals } from './water.ts';

export type Refusal = {
  /** "No." and why, in one or two sentences. Never an amount. */
  readonly no: Line;
  /** What to do instead, in order. */
  readonly instead: readonly Line[];
  readonly never?: readonly Line[];
  readonly call?: readonly Line[];
};

/** The answers to wishes that can kill fish or break the law. */
export const refusals: Readonly<Record<DangerId, Refusal>> = {
  ...medicineRefusals,
  ...waterRefusals,
  ...lawRefusals,
};
