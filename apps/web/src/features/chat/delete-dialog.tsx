import { problemOf } from '../../lib/problem-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useDeleteChat } from './queries.ts';
import type { AboutChat } from './rename-dialog.tsx';

/** Asks once, since nothing can bring it back. */
export const DeleteDialog = ({
  chat,
  open,
  onClose,
  onDeleted,
}: AboutChat & { onDeleted: () => void }) => {
  const toast = useToast();
  const erase = useDeleteChat(chat.id, () => {
    onClose();
    toast.show({ title: 'Chat deleted', tone: 'good' });
    onDeleted();
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Delete this chat?"
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
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
      <p className="font-semibold wrap-anywhere">{chat.title}</p>
      <p>
        All its messages and photos are erased at once. This cannot be undone, and the tokens that
        they cost do not come back.
      </p>
      <FormError message={erase.isError ? 'It was not deleted' : null}>
        {problemOf(erase.error).message}
      </FormError>
    </Dialog>
  );
};
