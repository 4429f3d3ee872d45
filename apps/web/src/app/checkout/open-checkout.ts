import { ApiError } from '../../lib/api-error.ts';
import { openLater, type LaterTab } from '../../lib/open-later.ts';

export type CheckoutStart =
  /** A new tab is on its way to the payment page. */
  | { readonly kind: 'opened'; readonly url: string }
  /** The browser allowed no new tab: the keeper has to press a link. */
  | { readonly kind: 'blocked'; readonly url: string }
  | { readonly kind: 'contact-sales' };

/** Asks the server for the payment page. */
export type Ask = () => Promise<{ url: string }>;

const addressIn = async (asking: Promise<{ url: string }>): Promise<string> => {
  const { url } = await asking.catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'unexpected_answer') return { url: '' };
    throw error;
  });
  if (url === '') throw new ApiError('unexpected_answer', 'No checkout URL received');
  return url;
};

/**
 * Leads to the payment page whose address `ask` gives. To be called in the press itself, see
 * `openLater`. Rejects when the address cannot be had; no empty tab is left behind then.
 */
export const openCheckout = async (
  ask: Ask,
  open: () => LaterTab = openLater,
): Promise<CheckoutStart> => {
  const tab = open();
  try {
    const url = await addressIn(ask());
    return { kind: tab.lead(url) ? 'opened' : 'blocked', url };
  } catch (error) {
    tab.close();
    throw error;
  }
};
