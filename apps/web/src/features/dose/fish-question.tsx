import { companions } from '@nishiki/koi-science/treatments/situation';
import type { Answers } from './answers.ts';
import { Choice } from './choice.tsx';
import { companionWords, placeOf } from './questions-words.ts';
import { kindsIn } from './situation.ts';

type FishQuestionProps = { answers: Answers; onAnswer: (name: string, value: string) => void };

const box =
  'flex min-h-14 cursor-pointer items-center gap-3 rounded-field border border-field bg-raised px-3 has-checked:border-ai has-checked:font-semibold';

/** Fish that bear less than koi do. */
export const FishQuestion = ({ answers, onAnswer }: FishQuestionProps) => {
  const kinds = kindsIn(answers);
  return (
    <Choice
      id={placeOf('fish')}
      ask="Do goldfish, orfe, tench, rudd or sturgeon live in this water?"
      options={[
        { value: 'none', words: 'None of them' },
        { value: 'some', words: 'Yes' },
      ]}
      value={answers.fish ?? ''}
      onChange={(value) => onAnswer('fish', value)}
    >
      {answers.fish === 'some' && (
        <fieldset className="mt-3 grid gap-2 sm:grid-cols-2">
          <legend className="mb-1.5">Which of them?</legend>
          {companions.map((kind) => (
            <label key={kind} className={box}>
              <input
                type="checkbox"
                checked={kinds.includes(kind)}
                onChange={({ target }) =>
                  onAnswer(
                    'kinds',
                    (target.checked
                      ? [...kinds, kind]
                      : kinds.filter((each) => each !== kind)
                    ).join('.'),
                  )
                }
                className="size-5"
              />
              {companionWords[kind]}
            </label>
          ))}
        </fieldset>
      )}
    </Choice>
  );
};
