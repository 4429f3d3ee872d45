import { treatments } from '@nishiki/knowledge/treatments/catalogue';
import { Field, fieldClass } from '../../ui/field.tsx';
import { EARLIER_ROWS, type Answers } from './answers.ts';
import { Choice } from './choice.tsx';
import { readDays } from './numbers.ts';
import { placeOf } from './questions-words.ts';

const big = `${fieldClass} min-h-14`;

type EarlierQuestionProps = { answers: Answers; onAnswer: (name: string, value: string) => void };

const Row = ({ row, answers, onAnswer }: EarlierQuestionProps & { row: number }) => {
  const [given, days] = [`given${row}`, `days${row}`];
  const typed = answers[days] ?? '';
  return (
    <div className="grid grid-cols-[1fr_7rem] gap-2">
      <Field label={`What (${row})`}>
        {(wiring) => (
          <select
            {...wiring}
            value={answers[given] ?? ''}
            onChange={({ target }) => onAnswer(given, target.value)}
            className={big}
          >
            <option value="">choose</option>
            {treatments.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="other">Anything else</option>
          </select>
        )}
      </Field>
      <Field label="Days ago" error={readDays(typed).error}>
        {(wiring) => (
          <input
            {...wiring}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => onAnswer(days, target.value)}
            className={big}
          />
        )}
      </Field>
    </div>
  );
};

/** What was given before, and when. Corrections of the water are no treatments. */
export const EarlierQuestion = (props: EarlierQuestionProps) => (
  <Choice
    id={placeOf('earlier')}
    ask="Was anything put into the water in the last ten days?"
    hint="Dechlorinator, bicarbonate and 0.1 % of salt against nitrite do not count here."
    options={[
      { value: 'none', words: 'Nothing' },
      { value: 'some', words: 'Yes' },
    ]}
    value={props.answers.earlier ?? ''}
    onChange={(value) => props.onAnswer('earlier', value)}
  >
    {props.answers.earlier === 'some' && (
      <div className="mt-3 space-y-3">
        {EARLIER_ROWS.map((row) => (
          <Row key={row} row={row} {...props} />
        ))}
      </div>
    )}
  </Choice>
);
