/** Everything below the first screen, in one chunk of code. */
import { useCheckoutReturn } from './use-checkout-return.ts';
import { useLateAnchor } from './use-late-anchor.ts';

export { Closing } from './closing.tsx';
export { Faq } from './faq.tsx';
export { Features } from './features.tsx';
export { Figures } from './figures.tsx';
export { HowItWorks } from './how-it-works.tsx';
export { PhotoLimits } from './photo-limits.tsx';
export { Pricing } from './pricing.tsx';
export { Varieties } from './varieties.tsx';

/** Shows nothing: looks after those who come back from a checkout, or by a link to a part of the page. */
export const Arrivals = () => {
  useCheckoutReturn();
  useLateAnchor();
  return null;
};
