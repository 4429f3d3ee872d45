import { Check } from 'lucide-react';
import { VisuallyHidden } from './visually-hidden.tsx';

export type StepState = 'done' | 'current' | 'waiting';
export type ProgressStep = { id: string; label: string; state: StepState };

export type ProgressStepsProps = {
  /** What is going on, such as 'Reading your photo'. */
  label: string;
  steps: readonly ProgressStep[];
};

const stateWords: Record<StepState, string> = {
  done: 'done',
  current: 'under way',
  waiting: 'waiting',
};

const dots: Record<StepState, string> = {
  done: 'border-matcha bg-matcha text-ground',
  current: 'border-ai animate-pulse',
  waiting: 'border-field',
};

/** Named steps of real work. The step under way is read out politely. */
export const ProgressSteps = ({ label, steps }: ProgressStepsProps) => {
  const current = steps.find((step) => step.state === 'current');
  return (
    <div>
      <p aria-live="polite" className="sr-only">
        {current === undefined ? '' : `${label}: ${current.label}`}
      </p>
      <ol aria-label={label} className="space-y-3">
        {steps.map(({ id, label: name, state }) => (
          <li
            key={id}
            aria-current={state === 'current' ? 'step' : undefined}
            className={`flex items-center gap-3 ${state === 'current' ? 'font-semibold' : 'text-muted'}`}
          >
            <span
              aria-hidden="true"
              className={`grid size-6 shrink-0 place-items-center rounded-full border-2 ${dots[state]}`}
            >
              {state === 'done' && <Check className="size-3.5" strokeWidth={3} />}
              {state === 'current' && <span className="size-2 rounded-full bg-ai" />}
            </span>
            {name}
            <VisuallyHidden>, {stateWords[state]}</VisuallyHidden>
          </li>
        ))}
      </ol>
    </div>
  );
};
