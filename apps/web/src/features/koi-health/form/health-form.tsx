import { MAX_MESSAGE } from '@nishiki/contract/chat';
import { Stethoscope } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { Allowance } from '../../../app/analysis/allowance.ts';
import { PANEL_LIMIT } from '../../../app/analysis/photo-checks.ts';
import { Complaint } from '../../../app/analysis/upload/complaint.tsx';
import { PhotoInput } from '../../../app/analysis/upload/photo-input.tsx';
import { PhotoPicker } from '../../../app/analysis/upload/photo-picker.tsx';
import { PhotoPreview } from '../../../app/analysis/upload/photo-preview.tsx';
import ToldPanel from '../../../app/told/told-panel.tsx';
import type { Telling } from '../../../app/told/use-draft.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { costLine } from './cost-line.ts';

type HealthFormProps = {
  /** Nothing was assessed in this visit so far. */
  first: boolean;
  /** The last one came back without an answer: its button is where one was. */
  cameBack: boolean;
  photo: File | null;
  /** Why the photo, or what was told with it, was not taken. */
  notice: string | null;
  /** A file hangs over the page. */
  over: boolean;
  symptoms: string;
  telling: Telling;
  countryKnown: boolean;
  allowance: Allowance;
  onFile: (file: File) => void;
  onRemove: () => void;
  onWrite: (words: string) => void;
  onAssess: () => void;
};

/** What an assessment is made of: a photo, words, signs and water. */
export const HealthForm = (props: HealthFormProps) => {
  const { first, photo, notice, symptoms, telling } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  const had = useRef(photo);
  const button = useRef<HTMLButtonElement>(null);
  const cameBack = useRef(props.cameBack);
  useEffect(() => {
    if (cameBack.current) button.current?.focus();
  }, []);
  useEffect(() => {
    // The button that was pressed is gone with the photo, or with the picker.
    if (had.current === photo) return;
    if (photo === null) input.current?.focus({ preventScroll: true });
    else if (had.current === null) shown.current?.focus({ preventScroll: true });
    had.current = photo;
  }, [photo]);
  return (
    <section aria-labelledby={id} className="space-y-6 print:hidden">
      <h2 id={id} className="text-2xl">
        {first ? 'Your fish' : 'Assess a fish again, or another one'}
      </h2>
      {photo === null ? (
        <PhotoPicker
          inputRef={input}
          onFile={props.onFile}
          over={props.over}
          limit={PANEL_LIMIT}
          describedBy={notice === null ? undefined : `${id}-notice`}
        />
      ) : (
        <div ref={shown} tabIndex={-1} className="outline-none">
          <PhotoPreview photo={photo}>
            <span className="relative -mx-3 flex">
              <PhotoInput onFile={props.onFile} className={buttonClass('quiet', 'px-3!')}>
                Change photo
              </PhotoInput>
              <Button tone="quiet" className="px-3!" onClick={props.onRemove}>
                Remove
              </Button>
            </span>
          </PhotoPreview>
        </div>
      )}
      <TextAreaField
        label="Symptoms"
        hint="In your own words, if you like: what you see, since when, how many fish, and what was new in the pond."
        rows={4}
        maxLength={MAX_MESSAGE}
        value={symptoms}
        onChange={(event) => props.onWrite(event.target.value)}
      />
      <ToldPanel telling={telling} countryKnown={props.countryKnown} />
      <div id={`${id}-notice`}>{notice !== null && <Complaint words={notice} />}</div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button ref={button} tone="primary" className="w-full sm:w-auto" onClick={props.onAssess}>
          <Stethoscope aria-hidden="true" className="size-5" />
          Assess Health
        </Button>
        <p className="text-sm text-muted">{costLine(props.allowance)}</p>
      </div>
    </section>
  );
};
