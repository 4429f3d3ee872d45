import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import type { ShownToast, ToastTone } from './toast.tsx';
import { toneIcon, toneText, toneWash, type Tone } from './tone.ts';

const DURATION_MS = 5000;
const SWIPE_PX = 50;

const meaning: Record<ToastTone, Tone> = { info: 'neutral', good: 'good', destructive: 'alarm' };

type ToastRegionProps = { toast: ShownToast | null; onDismiss: () => void };

const View = ({ toast, onDismiss }: { toast: ShownToast; onDismiss: () => void }) => {
  const tone = meaning[toast.tone ?? 'info'];
  const Icon = toneIcon[tone];
  return (
    <Toast.Root
      key={toast.id}
      type={tone === 'alarm' ? 'foreground' : 'background'}
      duration={toast.stays === true ? Infinity : DURATION_MS}
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
      className={`nk-toast hairline flex items-start gap-3 rounded-card p-4 text-ink ${toneWash[tone]}`}
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${toneText[tone]}`} />
      <div className="min-w-0 flex-1">
        <Toast.Title className="font-semibold">{toast.title}</Toast.Title>
        {toast.description !== undefined && (
          <Toast.Description>{toast.description}</Toast.Description>
        )}
      </div>
      <Toast.Close
        aria-label="Close"
        className="-my-2.5 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-field text-muted hover:text-ink"
      >
        <X aria-hidden="true" className="size-5" />
      </Toast.Close>
    </Toast.Root>
  );
};

/** The place where toasts appear: F8 leads to it, pointing at or focusing a toast stops its clock. */
const ToastRegion = ({ toast, onDismiss }: ToastRegionProps) => (
  <Toast.Provider swipeDirection="right" swipeThreshold={SWIPE_PX}>
    {toast !== null && <View key={toast.id} toast={toast} onDismiss={onDismiss} />}
    <Toast.Viewport
      hotkey={['F8']}
      className="fixed right-0 bottom-[calc(var(--nk-bar)+var(--nk-foot))] z-50 flex w-full max-w-md flex-col gap-2 p-4 outline-none"
    />
  </Toast.Provider>
);

export default ToastRegion;
