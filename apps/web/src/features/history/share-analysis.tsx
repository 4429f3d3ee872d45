import type { Share } from '@nishiki/contract/analysis';
import { useRef, useState } from 'react';
import { longDate } from '../../lib/formats.ts';
import { problemOf } from '../../lib/problem-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useShare } from './queries.ts';

/** The link to hand on. Where the browser lets no page copy, it stands marked for the keeper to copy. */
const LinkToCopy = ({ share }: { share: Share }) => {
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(share.url);
      setSaid('Copied.');
    } catch {
      setSaid('Your browser did not copy it. The link is marked: copy it from here.');
    }
  };
  return (
    <div className="space-y-3">
      <TextField
        ref={field}
        label="Link"
        hint={`Made on ${longDate(new Date(share.created_at))}. It works until you revoke it.`}
        value={share.url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void copy()}>Copy link</Button>
        <p role="status">{said}</p>
      </div>
    </div>
  );
};

/** Gives out a link by which anybody sees the analysis, and takes it back. */
export const ShareAnalysis = ({ id, share }: { id: string; share: Share | null }) => {
  const [open, setOpen] = useState(false);
  const { make, revoke } = useShare(id);
  const failed = make.error ?? revoke.error;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{share === null ? 'Share' : 'Shared by a link'}</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Share this analysis"
        actions={
          share === null ? (
            <>
              <Button tone="quiet" onClick={() => setOpen(false)}>
                Cancel
              </Button>
              <Button
                tone="primary"
                busy={make.isPending}
                busyText="Making it..."
                onClick={() => make.mutate()}
              >
                Make a link
              </Button>
            </>
          ) : (
            <>
              <Button
                tone="quiet"
                busy={revoke.isPending}
                busyText="Revoking..."
                onClick={() => revoke.mutate()}
              >
                Revoke
              </Button>
              <Button onClick={() => setOpen(false)}>Done</Button>
            </>
          )
        }
      >
        <p>
          Anyone with the link can see the photo and the result. It holds no place and no name, and
          you can take it back at any time.
        </p>
        {share !== null && <LinkToCopy share={share} />}
        <FormError message={failed === null ? null : 'This did not work'}>
          {problemOf(failed).message}
        </FormError>
      </Dialog>
    </>
  );
};
