import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { Allowance } from '../allowance.ts';
import type { PhotoTool } from '../photo-tool.ts';
import { importing } from '../../../lib/importing.ts';

const { Part: SignUpDialog, preload: preloadSignUp } = lazyPart(() =>
  importing(() => import('./sign-up-dialog.tsx')),
);
const { Part: TokenDialog, preload: preloadTokens } = lazyPart(() =>
  importing(() => import('./token-dialog.tsx')),
);
const { Part: UpgradeDialog } = lazyPart(() => importing(() => import('./upgrade-dialog.tsx')));

/** The offer that may come with an answer is loaded before the answer. */
export const preloadOffers = (kind: Allowance['kind']): void => {
  if (kind !== 'tries') preloadTokens();
  if (kind === 'tries' || kind === 'unknown') preloadSignUp();
};

export type Offer = {
  readonly kind: 'sign-up' | 'tokens' | 'upgrade';
  /** A closed dialog stays in the page, so that the browser can give the focus back. */
  readonly open: boolean;
};

type OfferDialogsProps = {
  tool: PhotoTool;
  offer: Offer | null;
  onClose: () => void;
  allowance: Allowance;
  /** The keeper goes to the sign-in page, and comes back. */
  onLeave: () => void;
};

export const OfferDialogs = ({ tool, offer, onClose, allowance, onLeave }: OfferDialogsProps) => {
  if (offer === null) return null;
  const { kind, open } = offer;
  if (kind === 'upgrade') return <UpgradeDialog tool={tool} open={open} onClose={onClose} />;
  if (kind === 'tokens')
    return <TokenDialog open={open} onClose={onClose} allowance={allowance} cost={tool.cost} />;
  // Whoever has signed in meanwhile, in another tab, needs no account any more.
  const stillGuest = allowance.kind === 'tries';
  return (
    <SignUpDialog
      open={open && stillGuest}
      onClose={onClose}
      paused={tool.tries.isPaused()}
      cost={tool.cost}
      onLeave={onLeave}
    />
  );
};
