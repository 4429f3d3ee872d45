import { stepWords } from '../analysis/step-words.ts';
import { ProgressSteps } from '../../ui/progress-steps.tsx';

const words = new Map<string, string>([
  ...stepWords.map(({ name, words: said }) => [name, said] as const),
  ['answering', 'Putting the answer together'],
]);

type AnswerStepsProps = {
  /** As the server names what it does; null before it named anything. */
  step: string | null;
  /** The message carries a photo, which is read first. */
  photo: boolean;
};

const withPhoto = ['receiving', 'reading', 'finding', 'straightening', 'measuring', 'comparing'];

/** What is being done until the first words come. */
export const AnswerSteps = ({ step, photo }: AnswerStepsProps) => {
  const names = [...(photo ? withPhoto : ['asking']), 'answering'];
  const at = Math.max(0, step === null ? 0 : names.indexOf(step));
  const shown = photo ? names.slice(Math.max(0, at - 1), at + 2) : names;
  return (
    <ProgressSteps
      label="The koi expert is at work"
      steps={shown.map((name) => ({
        id: name,
        label: words.get(name) ?? 'Reading your message',
        state:
          names.indexOf(name) < at ? 'done' : names.indexOf(name) === at ? 'current' : 'waiting',
      }))}
    />
  );
};
