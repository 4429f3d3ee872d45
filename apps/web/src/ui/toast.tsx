import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';

export type ToastTone = 'info' | 'good' | 'destructive';

export type ToastMessage = {
  title: string;
  description?: string | undefined;
  /** 'destructive' for failures and cancellations; read out at once. Default 'info'. */
  tone?: ToastTone | undefined;
};

export type ShownToast = ToastMessage & { readonly id: number };
type ToastApi = { show: (message: ToastMessage) => void };

const ToastContext = createContext<ToastApi | null>(null);

// The toast's own code comes after the first paint: a page is never kept waiting for it.
const ToastRegion = lazy(() => import('./toast-region.tsx'));

/** Shows short messages, one at a time; a newer one takes the place of the older. */
export const useToast = (): ToastApi => {
  const api = useContext(ToastContext);
  if (api === null) throw new Error('useToast is used outside of ToastProvider');
  return api;
};

export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const [toast, setToast] = useState<ShownToast | null>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 1000);
    return () => clearTimeout(timer);
  }, []);
  const show = useCallback((message: ToastMessage) => {
    setReady(true);
    setToast((previous) => ({ ...message, id: (previous?.id ?? 0) + 1 }));
  }, []);
  const api = useMemo(() => ({ show }), [show]);
  return (
    <ToastContext value={api}>
      {children}
      {ready && (
        <Suspense fallback={null}>
          <ToastRegion toast={toast} onDismiss={() => setToast(null)} />
        </Suspense>
      )}
    </ToastContext>
  );
};
