import { useEffect, useRef, useState, type RefObject } from 'react';
import { NEAR } from './when-wanted.ts';

/** Tells when the element comes near the screen for the first time, and stays true. */
export const useNear = <E extends Element>(): [ref: RefObject<E | null>, near: boolean] => {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || ref.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near]);
  return [ref, near];
};
