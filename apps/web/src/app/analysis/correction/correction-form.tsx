import { varietiesByClass } from '@nishiki/knowledge/varieties/by-class';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';

type CorrectionFormProps = {
  busy: boolean;
  onSay: (varietyId: string, mayLearn: boolean) => void;
};

/** The variety by its owner, and whether the photo may be learnt from: never unless they say so. */
export const CorrectionForm = ({ busy, onSay }: CorrectionFormProps) => {
  const consent = useId();
  const [varietyId, setVarietyId] = useState('');
  const [mayLearn, setMayLearn] = useState(false);
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(varietyId === '');
    if (varietyId !== '' && !busy) onSay(varietyId, mayLearn);
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <SelectField
        label="I think it is"
        className="max-w-sm"
        value={varietyId}
        error={missing ? 'Choose a variety from the list.' : null}
        onChange={(event) => {
          setVarietyId(event.target.value);
          setMissing(false);
        }}
      >
        <option value="">Choose a variety</option>
        {varietiesByClass.map(({ name, varieties }) => (
          <optgroup key={name} label={name}>
            {varieties.map(([id, words]) => (
              <option key={id} value={id}>
                {words}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <div className="flex max-w-measure gap-3">
        <input
          id={consent}
          type="checkbox"
          checked={mayLearn}
          onChange={(event) => setMayLearn(event.target.checked)}
          aria-describedby={`${consent}-hint`}
          className="mt-1 size-5 shrink-0"
        />
        <div>
          <label htmlFor={consent} className="cursor-pointer font-semibold">
            Nishiki may learn from this photo
          </label>
          <p id={`${consent}-hint`} className="text-sm text-muted">
            The photo is then used, with the name that you give, to improve the recognition. It
            appears on no page. You can take this back here; what was learnt by then stays learnt.
          </p>
        </div>
      </div>
      <Button type="submit" busy={busy} busyText="Storing...">
        Store
      </Button>
    </form>
  );
};
