import { setImmediate } from 'node:timers/promises';
import type { Step } from './types.ts';

export type Stopwatch = {
  /** Ends the step before, announces the next and lets other work of the process through. */
  begin: (step: Step) => Promise<void>;
  end: () => Record<Step, number>;
};

/** Times the steps of an analysis, in milliseconds. */
export const makeStopwatch = (onStep: (step: Step) => void): Stopwatch => {
  const spent: Record<Step, number> = {
    reading: 0,
    finding: 0,
    straightening: 0,
    measuring: 0,
    comparing: 0,
  };
  let current: Step | null = null;
  let since = 0;
  const close = () => {
    if (current !== null) spent[current] += performance.now() - since;
  };
  return {
    begin: async (step) => {
      close();
      onStep(step);
      await setImmediate();
      current = step;
      since = performance.now();
    },
    end: () => {
      close();
      current = null;
      return spent;
    },
  };
};
