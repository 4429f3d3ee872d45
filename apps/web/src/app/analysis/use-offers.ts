import { useState } from 'react';
import type { Offer } from './offers/offer-dialogs.tsx';

/** The offer that lies over the page, if any. */
export const useOffers = () => {
  const [offer, setOffer] = useState<Offer | null>(null);
  const show = (kind: Offer['kind']) => setOffer({ kind, open: true });
  const close = () => setOffer((shown) => shown && { ...shown, open: false });
  return { offer, show, close };
};
