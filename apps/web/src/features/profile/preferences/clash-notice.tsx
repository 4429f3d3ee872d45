import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Field, Preferences } from './draft.ts';
import { fieldNames, valueWords } from './field-words.ts';

type ClashNoticeProps = {
  fields: readonly Field[];
  stored: Preferences;
  draft: Preferences;
  onKeep: () => void;
  onTake: () => void;
};

/** The same was changed in another place: both are shown, and the keeper decides. */
export const ClashNotice = ({ fields, stored, draft, onKeep, onTake }: ClashNoticeProps) => (
  <Notice
    live
    tone="attention"
    title="This was changed elsewhere in the meantime"
    actions={
      <>
        <Button onClick={onKeep}>Keep what I entered</Button>
        <Button onClick={onTake}>Use what is saved</Button>
      </>
    }
  >
    <p>Nothing was overwritten. Your entries are still here.</p>
    <dl className="mt-2 space-y-1">
      {fields.map((field) => (
        <div key={field}>
          <dt className="inline font-semibold">{fieldNames[field]}: </dt>
          <dd className="inline">
            saved is {valueWords(field, stored)}, entered here is {valueWords(field, draft)}.
          </dd>
        </div>
      ))}
    </dl>
  </Notice>
);
