import { Button } from '../../../ui/button.tsx';
import { ProgressSteps, type ProgressStep } from '../../../ui/progress-steps.tsx';
import type { StepMark } from '../analysis-state.ts';
import { stepWords } from '../step-words.ts';

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** All steps with what is known of each; a step that the server left out counts as done with the next. */
export const progressOf = (marks: readonly StepMark[]): ProgressStep[] => {
  const current = stepWords.findIndex(({ name }) => name === marks.at(-1)?.name);
  return stepWords.map(({ name, words }, at) => {
    const mark = marks.findIndex((begun) => begun.name === name);
    const began = marks[mark];
    const next = marks[mark + 1];
    const took = began && next ? `, ${seconds(next.at - began.at)}` : '';
    const state = at < current ? 'done' : at === current ? 'current' : 'waiting';
    return { id: name, label: `${words}${took}`, state };
  });
};

type AnalysisProgressProps = { steps: readonly StepMark[]; onCancel: () => void };

export const AnalysisProgress = ({ steps, onCancel }: AnalysisProgressProps) => (
  <div className="space-y-5">
    <ProgressSteps label="Analysing your photo" steps={progressOf(steps)} />
    <Button onClick={onCancel}>Cancel</Button>
  </div>
);
