import { lazyPart } from '../lazy-part.tsx';
import { tries } from '../use-tries.ts';

const { Part: SignUpDialog, preload } = lazyPart(() => import('./sign-up-dialog.tsx'));
const { Part: UpgradeDialog } = lazyPart(() => import('./upgrade-dialog.tsx'));

/** The offer that may come with an answer is loaded before the answer. */
export const preloadSignUp = preload;

export type Offer = {
  readonly kind: 'sign-up' | 'upgrade';
  /** A closed dialog stays in the page, so that the browser can give the focus back. */
  readonly open: boolean;
};

type OfferDialogsProps = { offer: Offer | null; onClose: () => void };

export const OfferDialogs = ({ offer, onClose }: OfferDialogsProps) => {
  if (offer === null) return null;
  const { kind, open } = offer;
  return kind === 'upgrade' ? (
    <UpgradeDialog open={open} onClose={onClose} />
  ) : (
    <SignUpDialog open={open} onClose={onClose} paused={tries.isPaused()} />
  );
};
