import type { Analysis } from '@nishiki/contract/analysis';
import { useEffect, useRef, useState } from 'react';
import { problemOf } from '../../../lib/problem-words.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { ResultCard } from '../results/result-card.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { useCorrection, type Said } from './use-correction.ts';

type CorrectionProps = {
  analysis: Pick<Analysis, 'id' | 'correction' | 'outcome' | 'variety'>;
  /** It was stored, or taken back. */
  onChanged?: ((said: Said | null) => void) | undefined;
};

/** A photo without a koi that was read has nothing to correct. */
const tellsOfKoi = ({ outcome }: Pick<Analysis, 'outcome'>): boolean =>
  outcome === 'identified' || outcome === 'unsure';

const Stored = ({ said, isNew }: { said: Said; isNew: boolean }) => (
  <>
    {isNew && <p className="font-semibold">Thank you, stored.</p>}
    <p>
      You say that it is <strong>{said.name}</strong>.{' '}
      {said.mayLearn
        ? 'Nishiki may learn from this photo.'
        : 'Nishiki does not learn from this photo.'}
    </p>
  </>
);

/** "I think it is ...": what the owner of the photo knows better, with consent to learn from it. */
export const Correction = ({ analysis, onChanged = () => undefined }: CorrectionProps) => {
  const { said, busy, error, say } = useCorrection(analysis, onChanged);
  const [changes, setChanges] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus has gone with the form, or with the notice.
    if (changes > 0) place.current?.focus();
  }, [changes]);
  if (!tellsOfKoi(analysis)) return null;
  const change = (varietyId: string | null, mayLearn: boolean) =>
    void say(varietyId, mayLearn).then(() => setChanges((before) => before + 1));
  return (
    <ResultCard
      title={analysis.variety === null ? 'Do you know what it is?' : 'Is it something else?'}
    >
      <div ref={place} tabIndex={-1} className="space-y-4 outline-none">
        {said === null ? (
          <CorrectionForm busy={busy} onSay={change} />
        ) : (
          <>
            <div role="status" className="space-y-1">
              <Stored said={said} isNew={changes > 0} />
            </div>
            <Button busy={busy} busyText="Taking it back..." onClick={() => change(null, false)}>
              Undo
            </Button>
          </>
        )}
        <FormError message={error === null ? null : 'It was not stored'}>
          {problemOf(error).message}
        </FormError>
      </div>
    </ResultCard>
  );
};
