import { useId } from 'react';

type AnswerChoiceProps = {
  /** Id of the words that ask. */
  askedBy: string;
  describedBy?: string;
  /** Undefined where nobody has looked. */
  value: boolean | undefined;
  onChange: (present: boolean | null) => void;
};

const choices = [
  { words: 'Yes', present: true, chosen: 'has-checked:bg-ai has-checked:text-ground' },
  { words: 'No', present: false, chosen: 'has-checked:bg-ai has-checked:text-ground' },
  // Where nothing was answered nothing stands out.
  { words: 'Not looked', present: null, chosen: 'has-checked:bg-water' },
] as const;

/** Yes, no, or not looked: one stop of the Tab key, arrows within. */
export const AnswerChoice = ({ askedBy, describedBy, value, onChange }: AnswerChoiceProps) => {
  const name = useId();
  const current = value ?? null;
  return (
    <div
      role="radiogroup"
      aria-labelledby={askedBy}
      aria-describedby={describedBy}
      className="flex shrink-0"
    >
      {choices.map(({ words, present, chosen }) => (
        <label
          key={words}
          className={`relative -ml-px flex min-h-11 min-w-14 flex-1 cursor-pointer items-center justify-center border border-field bg-raised px-2 text-center text-sm first:ml-0 first:rounded-l-field last:rounded-r-field has-checked:z-1 has-checked:border-ai has-checked:font-semibold has-focus-visible:z-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ai sm:flex-none sm:px-3 ${chosen}`}
        >
          <input
            type="radio"
            name={name}
            checked={current === present}
            onChange={() => onChange(present)}
            className="sr-only"
          />
          {words}
        </label>
      ))}
    </div>
  );
};
