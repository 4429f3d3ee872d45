/** Everything below the first screen, in one chunk of code. */
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { importing } from '../../lib/importing.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useLateAnchor } from './use-late-anchor.ts';

export { Closing } from './closing.tsx';
export { Faq } from './faq.tsx';
export { Features } from './features.tsx';
export { Figures } from './figures.tsx';
export { HowItWorks } from './how-it-works.tsx';
export { PhotoLimits } from './photo-limits.tsx';
export { Pricing } from './pricing.tsx';
export { Varieties } from './varieties.tsx';

const { Part: CheckoutArrival } = lazyPart(
  () => importing(() => import('./checkout-arrival.tsx')),
  { failed: () => null },
);

/** Shows nothing: looks after those who come back from a checkout, or by a link to a part of the page. */
export const Arrivals = () => {
  const [query] = useSearchParams();
  // The address is cleared while they are looked after.
  const [isReturn] = useState(query.has('success') || query.has('canceled'));
  useLateAnchor();
  return isReturn ? <CheckoutArrival /> : null;
};
