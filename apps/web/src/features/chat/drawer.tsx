import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../../app/chat/icon-button.tsx';

type DrawerProps = { open: boolean; onClose: () => void; label: string; children: ReactNode };

/** What stands beside the page on a wide screen, over it on a small one: the browser's own dialog. */
export const Drawer = ({ open, onClose, label, children }: DrawerProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      aria-label={label}
      onClose={(event) => {
        // Dialogs inside it close, too.
        if (event.target === ref.current) onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
      className="m-0 h-dvh max-h-none w-[min(20rem,calc(100vw-3rem))] overflow-y-auto border-r border-hairline bg-ground p-0 text-ink"
    >
      <div className="p-4">
        <div className="mb-2 flex justify-end">
          <IconButton icon={X} label="Close" onClick={onClose} />
        </div>
        {open && children}
      </div>
    </dialog>
  );
};
