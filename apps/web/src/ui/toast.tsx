import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { loadOnce } from '../lib/load-once.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { importing } from '../lib/importing.ts';

export type ToastTone = 'info' | 'good' | 'destructive';

export type ToastMessage = {
  title: string;
  description?: ReactNode;
  /** 'destructive' for failures and cancellations; read out at once. Default 'info'. */
  tone?: ToastTone | undefined;
  /** It offers a way on, so it waits until it is closed, or a newer one comes. */
  stays?: true | undefined;
};

export type ShownToast = ToastMessage & { readonly id: number };
type ToastApi = { show: (message: ToastMessage) => void };

const ToastContext = createContext<ToastApi | null>(null);

const FIRST_TOUCH = ['pointerdown', 'keydown', 'dragenter'] as const;

// The code of the toasts comes later: no first paint is kept waiting for it.
const loadRegion = loadOnce(() => importing(() => import('./toast-region.tsx')));
type Region = Awaited<ReturnType<typeof loadRegion>>['default'];

/** Shows short messages, one at a time; a newer one takes the place of the older. */
export const useToast = (): ToastApi => {
  const api = useContext(ToastContext);
  if (api === null) throw new Error('useToast is used outside of ToastProvider');
  return api;
};

export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const [toast, setToast] = useState<ShownToast | null>(null);
  const [Region, setRegion] = useState<Region | null>(null);
  // Without a network a message is lost; the next one asks for the code again.
  const prepare = useCallback(() => {
    loadRegion().then(
      (module) => setRegion(() => module.default),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    // A message answers something that the keeper did, so its code can wait until they do anything.
    const options = { once: true, passive: true };
    for (const kind of FIRST_TOUCH) window.addEventListener(kind, prepare, options);
    return () => {
      for (const kind of FIRST_TOUCH) window.removeEventListener(kind, prepare);
    };
  }, [prepare]);
  const show = useCallback(
    (message: ToastMessage) => {
      prepare();
      setToast((previous) => ({ ...message, id: (previous?.id ?? 0) + 1 }));
    },
    [prepare],
  );
  const api = useMemo(() => ({ show }), [show]);
  return (
    <ToastContext value={api}>
      {children}
      {Region !== null && (
        <ErrorBoundary fallback={() => null} resetKey={String(toast?.id)}>
          <Region toast={toast} onDismiss={() => setToast(null)} />
        </ErrorBoundary>
      )}
    </ToastContext>
  );
};
