import { X } from 'lucide-react';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';

export type DialogProps = {
  open: boolean;
  /** Called on Escape, on the close button, and on a click beside the dialog. */
  onClose: () => void;
  /** The heading, which also names the dialog. */
  title: string;
  children: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
};

/** The browser's own modal dialog: it traps the focus, makes the page inert and gives the focus back. */
export const Dialog = ({ open, onClose, title, children, actions }: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  const clickBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === ref.current) onClose();
  };
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={clickBeside}
      className="hairline m-auto max-h-[calc(100dvh-2rem)] w-[min(36rem,calc(100vw-2rem))] rounded-card bg-raised p-0 text-ink"
    >
      <div className="p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-2xl">
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            aria-label="Close"
            className="-mt-2 -mr-3 grid size-11 shrink-0 place-items-center rounded-field text-muted hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        <div className="mt-4 space-y-4">{children}</div>
        {actions !== undefined && (
          <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>
        )}
      </div>
    </dialog>
  );
};
