import type { ReactNode } from 'react';
import { Field, fieldClass } from '../../ui/field.tsx';

export type DeskFrameProps = {
  /** Options of the treatments; none until they are there. */
  treatments?: ReactNode;
  chosen?: string;
  onChoose?: (id: string) => void;
  questions?: ReactNode;
  result?: ReactNode;
};

/**
 * The questions beside the result, or over it on a phone. Empty it stands in the page until the
 * treatments are there, in the same place and of the same height.
 */
export const DeskFrame = ({
  treatments,
  chosen = '',
  onChoose,
  questions,
  result,
}: DeskFrameProps) => (
  <div className="mt-6 gap-12 lg:grid lg:grid-cols-2">
    <div className="space-y-8">
      <Field label="What do you mean to give?">
        {(wiring) => (
          <select
            {...wiring}
            disabled={treatments === undefined}
            value={chosen}
            onChange={({ target }) => onChoose?.(target.value)}
            className={`${fieldClass} min-h-14 text-lg`}
          >
            <option value="">Choose</option>
            {treatments}
          </select>
        )}
      </Field>
      {questions}
    </div>
    <section id="result" aria-labelledby="result-heading" className="mt-10 scroll-mt-24 lg:mt-0">
      <h2 id="result-heading" className="mb-3 text-xl">
        Result
      </h2>
      {result ?? (
        <p className="text-muted">Choose what you mean to give. Nothing is worked out before.</p>
      )}
    </section>
  </div>
);
