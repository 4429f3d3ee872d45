import { yesNoIds, type Answers, type YesNoId } from './answers.ts';
import { parts, type QuestionId } from './asked.ts';
import { Choice } from './choice.tsx';
import { EarlierQuestion } from './earlier-question.tsx';
import { FishQuestion } from './fish-question.tsx';
import { NumberQuestion } from './number-question.tsx';
import type { NumberId } from './numbers.ts';
import { placeOf, yesNoWords } from './questions-words.ts';
import { nh3In } from './situation.ts';

type QuestionsProps = {
  asked: readonly QuestionId[];
  answers: Answers;
  onAnswer: (name: string, value: string) => void;
};

const isYesNo = (id: QuestionId): id is YesNoId => (yesNoIds as readonly string[]).includes(id);

const Poison = ({ answers }: { answers: Answers }) => {
  const nh3 = nh3In(answers);
  if (nh3 === null) return null;
  return (
    <p className="mt-1 text-sm">
      Of this, <strong>{nh3.toFixed(3)} mg/l</strong> is NH3, the part that poisons.
    </p>
  );
};

const Question = ({
  id,
  answers,
  onAnswer,
}: Omit<QuestionsProps, 'asked'> & { id: QuestionId }) => {
  if (id === 'earlier') return <EarlierQuestion answers={answers} onAnswer={onAnswer} />;
  if (id === 'fish') return <FishQuestion answers={answers} onAnswer={onAnswer} />;
  if (id === 'how')
    return (
      <Choice
        id={placeOf(id)}
        ask="How do you know that?"
        hint="Measured: with salt, a water meter, or full buckets. From lengths it is an estimate."
        options={[
          { value: 'measured', words: 'Measured' },
          { value: 'estimated', words: 'Estimated' },
        ]}
        value={answers.how ?? ''}
        onChange={(value) => onAnswer('how', value)}
      />
    );
  if (isYesNo(id))
    return (
      <Choice
        id={placeOf(id)}
        {...yesNoWords[id]}
        options={[
          { value: 'yes', words: 'Yes' },
          { value: 'no', words: 'No' },
        ]}
        value={answers[id] ?? ''}
        onChange={(value) => onAnswer(id, value)}
      />
    );
  const number: NumberId = id;
  return (
    <NumberQuestion
      id={number}
      answers={answers}
      onAnswer={onAnswer}
      note={number === 'ammonia' && <Poison answers={answers} />}
    />
  );
};

/** What the chosen treatment needs to know, and no more. */
export const Questions = ({ asked, answers, onAnswer }: QuestionsProps) => (
  <div className="space-y-10">
    {parts.map(({ title, questions }) => {
      const here = (questions as readonly QuestionId[]).filter((id) => asked.includes(id));
      return here.length === 0 ? null : (
        <section key={title} aria-label={title} className="space-y-6">
          <h2 className="text-xl">{title}</h2>
          {here.map((id) => (
            <Question key={id} id={id} answers={answers} onAnswer={onAnswer} />
          ))}
        </section>
      );
    })}
  </div>
);
