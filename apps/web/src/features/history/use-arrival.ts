import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The router's name for the place where a document was opened. */
const FIRST = 'default';

/**
 * The heading of a view that only the query of the address has changed: the site's own manners see
 * no new page in that, so the focus is moved here, except where a document has just been opened.
 */
export const useArrival = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key !== FIRST) heading.current?.focus({ preventScroll: true });
  }, [key]);
  return heading;
};
