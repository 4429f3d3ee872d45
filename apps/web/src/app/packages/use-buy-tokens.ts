import type { PackageId } from '@nishiki/contract/token-packages';
import type { ToastMessage } from '../../ui/toast.tsx';
import { useCheckout } from '../checkout/use-checkout.ts';
import { startPurchase } from './start-purchase.ts';

const failed = (reason: string): string => `Purchase failed: ${reason}`;

export type PackageChoice = {
  buy: (id: PackageId) => void;
  /** Its purchase is being started. */
  starting: PackageId | null;
};

/** @param tell shows what became of it: a toast, or words in place where a dialog covers the toasts */
export const useBuyTokens = (tell: (message: ToastMessage) => void): PackageChoice => {
  const { begin, starting } = useCheckout<PackageId>({ failed, tell });
  return { buy: (id) => begin(id, () => startPurchase(id)), starting };
};
