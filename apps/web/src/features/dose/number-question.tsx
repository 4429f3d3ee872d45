import type { ReactNode } from 'react';
import { Field, fieldClass } from '../../ui/field.tsx';
import { hintOf, numberQuestions, unitsOf, type NumberId } from './numbers.ts';
import { unitNameOf, unitOf, type Answers } from './answers.ts';
import { readAnswer } from './numbers.ts';
import { placeOf } from './questions-words.ts';

const big = `${fieldClass} min-h-14 text-lg`;

type NumberQuestionProps = {
  id: NumberId;
  answers: Answers;
  onAnswer: (name: string, value: string) => void;
  /** What follows from the number. */
  note?: ReactNode;
};

/** A number with its unit. Left empty it is not known. */
export const NumberQuestion = ({ id, answers, onAnswer, note }: NumberQuestionProps) => {
  const { label } = numberQuestions[id];
  const typed = answers[id] ?? '';
  const unit = unitOf(answers, id);
  const units = Object.entries(unitsOf(id));
  const [, single] = units[0] ?? [];
  return (
    <div id={placeOf(id)} className="scroll-mt-24">
      <Field label={label} hint={hintOf(id)} error={readAnswer(id, typed, unit).error}>
        {(wiring) => (
          <div className="flex items-center gap-2">
            <input
              {...wiring}
              inputMode="decimal"
              autoComplete="off"
              placeholder="not known"
              value={typed}
              onChange={({ target }) => onAnswer(id, target.value)}
              className={big}
            />
            {units.length > 1 ? (
              <select
                aria-label={`Unit: ${label}`}
                value={unit}
                onChange={({ target }) => onAnswer(unitNameOf(id), target.value)}
                className={`${big} max-w-[50%]`}
              >
                {!units.some(([unitId]) => unitId === unit) && <option value={unit}>Unit?</option>}
                {units.map(([unitId, { label: words }]) => (
                  <option key={unitId} value={unitId}>
                    {words}
                  </option>
                ))}
              </select>
            ) : (
              id !== 'ph' && <span className="shrink-0 text-muted">{single?.label}</span>
            )}
          </div>
        )}
      </Field>
      {note}
    </div>
  );
};
