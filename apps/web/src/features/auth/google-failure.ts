import type { ToastMessage } from '../../ui/toast.tsx';

const TITLE = 'Failed to sign in with Google';

/** What a keeper reads when it did not work, with the reason where that says more. */
export const googleFailure = (reason: string | null): ToastMessage => ({
  title: TITLE,
  description: reason === null || reason === TITLE ? undefined : reason,
  tone: 'destructive',
});
