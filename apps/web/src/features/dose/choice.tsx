import { useId, type ReactNode } from 'react';

type ChoiceProps<Value extends string> = {
  /** Where links lead that ask for this answer. */
  id: string;
  ask: string;
  hint?: string | undefined;
  options: readonly { value: Value; words: string }[];
  /** Empty: not known. */
  value: string;
  onChange: (value: Value | '') => void;
  /** Asked on, below the choice. */
  children?: ReactNode;
};

const option =
  'relative flex min-h-14 flex-1 cursor-pointer items-center justify-center border border-field bg-raised px-3 py-2 text-center ' +
  'not-first:-ml-px first:rounded-l-field last:rounded-r-field has-checked:z-1 has-checked:border-ai has-checked:font-semibold ' +
  'has-focus-visible:z-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ai';

/** One of a few answers, or "don't know", which stands there until another is chosen. */
export const Choice = <Value extends string>({
  id,
  ask,
  hint,
  options,
  value,
  onChange,
  children,
}: ChoiceProps<Value>) => {
  const name = useId();
  const all = [...options, { value: '' as const, words: 'Don’t know' }];
  return (
    <div id={id} className="scroll-mt-24">
      <p id={`${name}-ask`} className="font-semibold">
        {ask}
      </p>
      {hint !== undefined && (
        <p id={`${name}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <div
        role="radiogroup"
        aria-labelledby={`${name}-ask`}
        aria-describedby={hint === undefined ? undefined : `${name}-hint`}
        className="mt-1.5 flex"
      >
        {all.map((each) => (
          <label
            key={each.value}
            className={`${option} ${each.value === '' ? 'has-checked:bg-water' : 'has-checked:bg-ai has-checked:text-ground'}`}
          >
            <input
              type="radio"
              name={name}
              checked={value === each.value}
              onChange={() => onChange(each.value)}
              className="sr-only"
            />
            {each.words}
          </label>
        ))}
      </div>
      {children}
    </div>
  );
};
