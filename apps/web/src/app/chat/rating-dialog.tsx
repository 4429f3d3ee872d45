import { ratingReasons } from '@nishiki/contract/chat';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';

export type RatingReason = (typeof ratingReasons)[number];

const words: Record<RatingReason, string> = {
  wrong: 'Something in it is wrong',
  unclear: 'It is hard to understand',
  'not-my-question': 'It does not answer my question',
  'too-long': 'It is too long',
  other: 'Something else',
};

/** Characters. */
const MOST = 500;

type RatingDialogProps = {
  open: boolean;
  onClose: () => void;
  /** @param said in the keeper's own words; null where there are none */
  onSend: (reason: RatingReason | null, said: string | null) => void;
};

/** Why an answer was no good. A reason need not be given. */
export const RatingDialog = ({ open, onClose, onSend }: RatingDialogProps) => {
  const group = useId();
  const [reason, setReason] = useState<RatingReason | null>(null);
  const [said, setSaid] = useState('');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="What was wrong with it?"
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button tone="primary" onClick={() => onSend(reason, said.trim() || null)}>
            Send
          </Button>
        </>
      }
    >
      <fieldset>
        <legend className="sr-only">Reason</legend>
        {ratingReasons.map((id) => (
          <label key={id} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={group}
              checked={reason === id}
              onChange={() => setReason(id)}
              className="size-5"
            />
            {words[id]}
          </label>
        ))}
      </fieldset>
      <TextAreaField
        label="In your own words"
        hint="If you like. The people who run Nishiki read it."
        rows={3}
        maxLength={MOST}
        value={said}
        onChange={(event) => setSaid(event.target.value)}
      />
    </Dialog>
  );
};
