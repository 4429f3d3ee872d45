import { lazy, Suspense } from 'react';
import { tries } from '../use-tries.ts';

const SignUpDialog = lazy(() => import('./sign-up-dialog.tsx'));
const UpgradeDialog = lazy(() => import('./upgrade-dialog.tsx'));

export type Offer = {
  readonly kind: 'sign-up' | 'upgrade';
  /** A closed dialog stays in the page, so that the browser can give the focus back. */
  readonly open: boolean;
};

type OfferDialogsProps = { offer: Offer | null; onClose: () => void };

export const OfferDialogs = ({ offer, onClose }: OfferDialogsProps) => {
  if (offer === null) return null;
  const { kind, open } = offer;
  return (
    <Suspense>
      {kind === 'upgrade' ? (
        <UpgradeDialog open={open} onClose={onClose} />
      ) : (
        <SignUpDialog open={open} onClose={onClose} paused={tries.isPaused()} />
      )}
    </Suspense>
  );
};
