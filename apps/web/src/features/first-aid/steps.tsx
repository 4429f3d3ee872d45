import type { Emergency } from '@nishiki/knowledge/first-aid/schema';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../../ui/button-class.ts';
import { Reason } from './reason.tsx';
import { keepTicks, readTicks } from './ticks.ts';

const boxesOf = (form: HTMLFormElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]'),
];
const keep = (form: HTMLFormElement, id: string): void => {
  const ticked = boxesOf(form).filter(({ checked }) => checked);
  keepTicks(
    window.localStorage,
    id,
    ticked.map(({ value }) => value),
  );
};

/** As the orders call it: 'Go to Chlorine now.' */
const nameOf = (id: string): string =>
  id === 'khv' ? 'KHV' : id.charAt(0).toUpperCase() + id.slice(1);

type Step = Emergency['steps'][number];

const StepRow = ({ step, at }: { step: Step; at: number }) => {
  const why = useId();
  return (
    <li className="py-2 print:break-inside-avoid has-checked:bg-matcha-wash">
      <label className="flex min-h-14 cursor-pointer items-start gap-4 py-2 text-lg font-semibold sm:text-xl">
        <input
          type="checkbox"
          name={`step-${at}`}
          value={step.do}
          aria-describedby={why}
          className="mt-0.5 size-8 shrink-0"
        />
        <span>
          {at + 1}. {step.do}
        </span>
      </label>
      <p id={why} className="pl-12 text-muted">
        <Reason {...step.why} />
      </p>
      {step.see !== undefined && (
        <Link
          to={`#${step.see}`}
          className={buttonClass('secondary', 'mt-2 ml-12 min-h-14 print:hidden')}
        >
          {nameOf(step.see)}
        </Link>
      )}
    </li>
  );
};

/** The boxes belong to the browser, so they can be ticked, and all taken back, before any script has run. */
export const Steps = ({ id, steps }: Pick<Emergency, 'id' | 'steps'>) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current === null) return;
    const before = readTicks(window.localStorage, id);
    const boxes = boxesOf(form.current);
    for (const box of boxes) if (before.includes(box.value)) box.checked = true;
    // What was ticked before this ran is kept as well.
    if (boxes.some(({ checked }) => checked)) keep(form.current, id);
  }, [id]);
  return (
    <form
      ref={form}
      onChange={({ currentTarget }) => keep(currentTarget, id)}
      onReset={() => keepTicks(window.localStorage, id, [])}
    >
      <ol className="divide-y divide-hairline">
        {steps.map((step, at) => (
          <StepRow key={step.do} step={step} at={at} />
        ))}
      </ol>
      <button type="reset" className={buttonClass('secondary', 'mt-3 min-h-14 print:hidden')}>
        Start again
      </button>
    </form>
  );
};
