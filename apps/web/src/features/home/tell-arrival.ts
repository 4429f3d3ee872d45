import type { ToastMessage } from '../../ui/toast.tsx';
import type { Bought } from './checkout-return.ts';
import { arrivedMessage, awaitedMessage, guestMessage } from './return-messages.tsx';

/** The payment is told to the server apart from the keeper's return, and may come a little later. */
const RECHECK_MS = 2000;

export type ArrivalDeps = {
  isKeeper: () => boolean;
  /** Makes the server look, and tells whether what was bought is on the account. */
  isThere: (bought: Bought) => Promise<boolean>;
  wait: (milliseconds: number) => Promise<void>;
  tell: (message: ToastMessage) => void;
  /** Looks again whenever the keeper comes back to this tab. */
  goOn: () => void;
};

/** Tells what became of a payment: never more than the account says. */
export const tellArrival = async (
  bought: Bought,
  { isKeeper, isThere, wait, tell, goOn }: ArrivalDeps,
): Promise<void> => {
  if (!isKeeper()) return tell(guestMessage);
  const atOnce = await isThere(bought);
  if (atOnce) tell(arrivedMessage(bought));
  await wait(RECHECK_MS);
  const there = await isThere(bought);
  if (atOnce) return;
  // The sign-in may turn out to be over.
  if (!isKeeper()) return tell(guestMessage);
  tell(there ? arrivedMessage(bought) : awaitedMessage);
  if (!there) goOn();
};
