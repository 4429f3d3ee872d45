import type { Line } from '../../../answer.ts';

/** What to say in an emergency, the first minutes first. */
export type Plan = {
  /** What it is and that it cannot wait, in one sentence. */
  readonly opening: Line;
  readonly steps: readonly Line[];
  readonly never: readonly Line[];
  readonly call: readonly Line[];
  /** Once the first minutes are over. */
  readonly after: readonly Line[];
};
