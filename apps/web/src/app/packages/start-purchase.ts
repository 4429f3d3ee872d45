import type { Input } from '@nishiki/contract/endpoints';
import type { PackageId } from '@nishiki/contract/token-packages';
import { call } from '../../lib/api-client.ts';
import { hasStoredSession } from '../../lib/auth-client.ts';
import { openCheckout, type Ask, type CheckoutStart } from '../checkout/open-checkout.ts';

type Deps = {
  isKeeper: () => boolean;
  ask: (input: Input<'purchaseTokens'>) => ReturnType<Ask>;
  open: (ask: Ask) => Promise<CheckoutStart>;
};

const siteDeps: Deps = {
  isKeeper: hasStoredSession,
  ask: (input) => call('purchaseTokens', input),
  open: openCheckout,
};

/** Starts paying for a package of tokens. Rejects when the payment page cannot be had. */
export const startPurchase = (
  id: PackageId,
  { isKeeper, ask, open }: Deps = siteDeps,
): Promise<CheckoutStart> => open(() => ask({ tokenPackage: id, guestCheckout: !isKeeper() }));
