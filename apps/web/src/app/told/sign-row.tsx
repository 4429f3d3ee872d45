import type { Sign } from '@nishiki/knowledge/conditions/signs';
import { useId } from 'react';
import { AnswerChoice } from './answer-choice.tsx';

type SignRowProps = {
  sign: Pick<Sign, 'question' | 'where'>;
  value: boolean | undefined;
  onChange: (present: boolean | null) => void;
};

/** One thing to look for, and where. */
export const SignRow = ({ sign, value, onChange }: SignRowProps) => {
  const id = useId();
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div>
        <p id={id}>{sign.question}</p>
        <p id={`${id}-where`} className="text-sm text-muted">
          {sign.where}
        </p>
      </div>
      <AnswerChoice askedBy={id} describedBy={`${id}-where`} value={value} onChange={onChange} />
    </li>
  );
};
