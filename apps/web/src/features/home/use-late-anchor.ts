import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../lib/use-hydrated.ts';

/**
 * A link such as /#pricing, followed on another page, arrives before this part does: the place is
 * gone to once it stands. In a loaded document the browser has done so already.
 */
export const useLateAnchor = (): void => {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const arrivedByLink = useRef(hydrated);
  useEffect(() => {
    if (!arrivedByLink.current || hash === '') return;
    arrivedByLink.current = false;
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
};
