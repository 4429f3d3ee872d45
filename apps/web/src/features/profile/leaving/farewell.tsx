import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { longDate } from '../../../lib/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type FarewellProps = { eraseAfter: Date; onClosed: () => void };

const Farewell = ({ eraseAfter, onClosed }: FarewellProps) => {
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClosed();
  };
  const day = longDate(eraseAfter);
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Your account will be deleted"
      actions={<Button onClick={close}>Close</Button>}
    >
      <p>
        You are signed out on all devices. On <strong>{day}</strong> your account is erased with its
        photos and analyses.
      </p>
      <p>
        Did you change your mind? Sign in before that day, and everything is as it was. Only a
        subscription, which was cancelled at once, would have to be chosen again.
      </p>
    </Dialog>
  );
};

/**
 * Says what happens now. The page that asked is gone with the session, so this stands on its own,
 * above whatever page comes next, until it is closed.
 */
export const sayFarewell = (eraseAfter: Date): void => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const leave = () =>
    setTimeout(() => {
      root.unmount();
      place.remove();
    });
  root.render(<Farewell eraseAfter={eraseAfter} onClosed={leave} />);
};
