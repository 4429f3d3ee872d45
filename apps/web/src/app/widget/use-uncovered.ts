import { useEffect, useState, type RefObject } from 'react';
import { overlaps } from './overlap.ts';

/**
 * Tells when the focus goes to something on the page that lies under what floats.
 * @returns true while the focus is under it
 */
export const useUncovered = (floating: RefObject<HTMLElement | null>): boolean => {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      const own = floating.current;
      if (own === null || !(target instanceof HTMLElement)) return;
      // What is modal lies over everything. The page as a whole, which takes the focus, is no field.
      const isPart = own.contains(target) || target.closest('dialog') || target.id === 'main';
      setCovers(!isPart && overlaps(own.getBoundingClientRect(), target.getBoundingClientRect()));
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [floating]);
  return covers;
};
