import { setEnterSends, useEnterSends } from '../../app/chat/enter-sends.ts';
import { RouteLink } from '../../app/route-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type SettingsDialogProps = { open: boolean; onClose: () => void; guest: boolean };

export const SettingsDialog = ({ open, onClose, guest }: SettingsDialogProps) => {
  const enter = useEnterSends();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Settings"
      actions={
        <Button tone="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={enter}
          onChange={(event) => setEnterSends(event.target.checked)}
          className="size-5"
        />
        Enter sends
      </label>
      <p className="text-sm text-muted">
        {enter
          ? 'Shift and Enter begin a new line.'
          : 'Enter begins a new line; Ctrl and Enter, or the button, send.'}{' '}
        Kept in this browser.
      </p>
      {!guest && (
        <p>
          Answers use the units and the law of the country in{' '}
          <RouteLink to="profile">your profile</RouteLink>.
        </p>
      )}
    </Dialog>
  );
};
