import { treatments } from '@nishiki/knowledge/treatments/catalogue';
import { amountWords } from './amount-words.ts';
import { DeskFrame } from './desk-frame.tsx';
import { Questions } from './questions.tsx';
import { questionsOf, resultOf, type Result } from './result.ts';
import { ResultView } from './result-view.tsx';
import { useAnswers } from './use-answers.ts';

const counted = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

/** The result in one line, which is read out when it changes and stays in sight. */
const lineOf = (result: Result): string => {
  switch (result.kind) {
    case 'choose':
      return '';
    case 'refused':
      return `No dose: ${counted(result.reasons.length, 'reason', 'reasons')} against it`;
    case 'find-out':
      return `No amount yet: ${counted(result.missing.length, 'thing', 'things')} to find out`;
    case 'dose':
      return `${result.treatment.name}: ${amountWords(result.dose.amount)}`;
  }
};

const groups = [
  { label: 'With an amount', has: true },
  { label: 'No amount is given', has: false },
] as const;

const options = groups.map(({ label, has }) => (
  <optgroup key={label} label={label}>
    {treatments
      .filter(({ give }) => (give !== undefined) === has)
      .map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
  </optgroup>
));

/** The questions, and what follows from the answers. */
const Desk = () => {
  const [answers, answer] = useAnswers();
  const result = resultOf(answers);
  const line = lineOf(result);
  return (
    <>
      <DeskFrame
        treatments={options}
        chosen={result.kind === 'choose' ? '' : result.treatment.id}
        onChoose={(id) => answer('treatment', id)}
        questions={<Questions asked={questionsOf(answers)} answers={answers} onAnswer={answer} />}
        result={result.kind === 'choose' ? undefined : <ResultView result={result} />}
      />
      <p role="status" className="sr-only">
        {line}
      </p>
      {line !== '' && (
        <a
          href="#result"
          className="sticky bottom-[var(--nk-bar)] z-10 mt-4 flex min-h-14 items-center justify-center border-t border-hairline bg-ground px-2 text-center font-semibold text-ai underline decoration-1 underline-offset-4"
        >
          {line}
        </a>
      )}
    </>
  );
};

export default Desk;
