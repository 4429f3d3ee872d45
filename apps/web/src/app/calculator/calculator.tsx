import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ChoiceRow } from './choice-row.tsx';
import { NumberRow } from './number-row.tsx';
import { quantities } from './quantities.ts';
import type { Result, Tool } from './tool.ts';
import { ResultBody } from './result-panel.tsx';
import { ShareRow } from './share-row.tsx';
import { UnitSwitch } from './unit-switch.tsx';
import { useCalculator, type Calculator as State } from './use-calculator.ts';
import { figureWords } from './words.ts';

const hasUnits = ({ fields }: Tool): boolean =>
  Object.values(fields).some(
    (field) => field.kind === 'number' && Object.keys(quantities[field.quantity].units).length > 1,
  );

/** Read out when somebody has stopped typing, not at every key. */
const CALM_MS = 700;

const Announced = ({ words }: { words: string }) => {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), CALM_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
};

const wordsOf = (result: Result | null, { system }: State): string => {
  if (result === null) return '';
  const main = result.figures[0];
  if (main === undefined) return result.headline;
  return `${result.headline} ${main.label}: ${figureWords(main, system)[0] ?? ''}`;
};

const Waiting = ({ shown, faults, isTouched }: State) => {
  const needed = shown.filter(([id]) => faults[id]?.missing).map(([, { label }]) => label);
  const isWrong = shown.some(([id]) => faults[id]?.missing === false && isTouched(id));
  return (
    <div className="space-y-2 text-muted">
      {isWrong && <p>No answer yet: see what is marked in the form.</p>}
      {needed.length > 0 && (
        <>
          <p>Still needed:</p>
          <ul className="list-disc pl-5">
            {needed.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};

/**
 * A form that reckons as one types. Everything typed lies in the address; nothing that cannot be
 * read plainly leads to a number.
 */
export const Calculator = ({ tool }: { tool: Tool }) => {
  const state = useCalculator(tool);
  const { entries, faults, result, system, shown, isTouched, enter, leave } = state;
  const answer = useRef<HTMLElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    state.touchAll();
    const first = shown.find(([id]) => faults[id] !== undefined)?.[0];
    if (first !== undefined) document.getElementById(`field-${first}`)?.focus();
    else answer.current?.focus();
  };

  return (
    <div className="mt-6 grid items-start gap-6 md:grid-cols-2 print:block">
      <form noValidate onSubmit={submit} className="space-y-5">
        {hasUnits(tool) && <UnitSwitch system={state.shownSystem} onChoose={state.chooseSystem} />}
        {shown.map(([id, field]) => {
          const row = {
            id,
            entry: entries[id] ?? { text: '', unit: '' },
            error: isTouched(id) ? (faults[id]?.sentence ?? null) : null,
            onEnter: (entry: { text: string; unit: string }) => enter(id, entry),
            onLeave: () => leave(id),
          };
          return field.kind === 'number' ? (
            <NumberRow key={id} {...row} field={field} />
          ) : (
            <ChoiceRow key={id} {...row} field={field} />
          );
        })}
        <ShareRow address={state.address} onReset={state.reset} />
      </form>
      <section
        ref={answer}
        tabIndex={-1}
        aria-labelledby="result"
        className="hairline min-h-64 scroll-mt-24 rounded-card bg-raised p-4 sm:p-5 print:mt-4"
      >
        <h2 id="result" className="mb-3 text-xl">
          Result
        </h2>
        {result === null ? <Waiting {...state} /> : <ResultBody result={result} system={system} />}
        <Announced words={wordsOf(result, state)} />
      </section>
    </div>
  );
};
