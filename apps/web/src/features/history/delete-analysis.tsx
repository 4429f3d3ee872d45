import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { problemOf } from '../../lib/problem-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useDeleteAnalysis } from './queries.ts';

type DeleteAnalysisProps = {
  id: string;
  /** What it found and when, to tell it from others. */
  name: string;
  /** It is gone: the focus has to go elsewhere. */
  onDeleted: () => void;
};

/** Asks once, since nothing can bring it back. */
export const DeleteAnalysis = ({ id, name, onDeleted }: DeleteAnalysisProps) => {
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const erase = useDeleteAnalysis(id, () => {
    setOpen(false);
    toast.show({ title: 'Analysis deleted', tone: 'good' });
    onDeleted();
  });
  return (
    <>
      <Button
        tone="quiet"
        className="px-0!"
        aria-label={`Delete: ${name}`}
        onClick={() => setOpen(true)}
      >
        <Trash2 aria-hidden="true" className="size-4" />
        Delete
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Delete this analysis?"
        actions={
          <>
            <Button tone="quiet" onClick={() => setOpen(false)}>
              Keep it
            </Button>
            <Button
              tone="primary"
              busy={erase.isPending}
              busyText="Deleting..."
              onClick={() => erase.mutate()}
            >
              Delete for good
            </Button>
          </>
        }
      >
        <p className="font-semibold">{name}</p>
        <p>
          The photo and everything found on it are erased at once. This cannot be undone, and the
          token that it cost does not come back.
        </p>
        <FormError message={erase.isError ? 'It was not deleted' : null}>
          {problemOf(erase.error).message}
        </FormError>
      </Dialog>
    </>
  );
};
