import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { anchorsIn } from './anchor.ts';

/** Opens the question that the address names, and goes to it: a browser by itself leaves it closed. */
export const useLinkedQuestion = (): void => {
  const { hash, key } = useLocation();
  useEffect(() => {
    const place = anchorsIn(hash)
      .map((id) => document.getElementById(id))
      .find((found) => found !== null);
    if (place === undefined) return;
    if (place instanceof HTMLDetailsElement) place.open = true;
    place.scrollIntoView();
  }, [hash, key]);
};
