import { Button } from '../../../ui/button.tsx';
import { ProgressSteps, type ProgressStep } from '../../../ui/progress-steps.tsx';
import type { StepMark } from '../analysis-state.ts';
import { stepWords } from '../step-words.ts';

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * All steps with what is known of each; a step that the server left out counts as done with the next.
 * @param kept whether the result is kept, which the example's is not
 */
export const progressOf = (marks: readonly StepMark[], kept = true): ProgressStep[] => {
  const steps = stepWords.filter(({ name }) => kept || name !== 'saving');
  const current = steps.findIndex(({ name }) => name === marks.at(-1)?.name);
  return steps.map(({ name, words }, at) => {
    const mark = marks.findIndex((begun) => begun.name === name);
    const began = marks[mark];
    const next = marks[mark + 1];
    const took = began && next ? `, ${seconds(next.at - began.at)}` : '';
    const state = at < current ? 'done' : at === current ? 'current' : 'waiting';
    return { id: name, label: `${words}${took}`, state };
  });
};

type AnalysisProgressProps = {
  steps: readonly StepMark[];
  kept: boolean;
  onCancel: () => void;
};

export const AnalysisProgress = ({ steps, kept, onCancel }: AnalysisProgressProps) => (
  <div className="space-y-5">
    <ProgressSteps label="Analysing your photo" steps={progressOf(steps, kept)} />
    <Button onClick={onCancel}>Cancel</Button>
  </div>
);
