import { MAX_TITLE, type ChatSummary } from '@nishiki/contract/chat';
import { useState } from 'react';
import { problemOf } from '../../lib/problem-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useRenameChat } from './queries.ts';

export type AboutChat = { chat: ChatSummary; open: boolean; onClose: () => void };

export const RenameDialog = ({ chat, open, onClose }: AboutChat) => {
  const [title, setTitle] = useState(chat.title);
  const rename = useRenameChat(chat.id, onClose);
  const empty = title.trim() === '';
  const save = () => {
    if (!empty && !rename.isPending) rename.mutate(title.trim());
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Rename this chat"
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            tone="primary"
            disabled={empty}
            busy={rename.isPending}
            busyText="Saving..."
            onClick={save}
          >
            Save
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label="Title"
          value={title}
          maxLength={MAX_TITLE}
          onChange={(event) => setTitle(event.target.value)}
        />
      </form>
      <FormError message={rename.isError ? 'It was not renamed' : null}>
        {problemOf(rename.error).message}
      </FormError>
    </Dialog>
  );
};
