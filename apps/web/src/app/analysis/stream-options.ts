import type { StepName } from './analysis-state.ts';
import { isStep } from './step-words.ts';

export type SendOptions = {
  onStep: (step: StepName) => void;
  signal: AbortSignal;
};

/** A server newer than this page may tell steps that it has no words for. */
export const streamOptions = ({ signal, onStep }: SendOptions) => ({
  signal,
  onStep: (step: string) => {
    if (isStep(step)) onStep(step);
  },
});
