import { useEffect, useState } from 'react';

/** Smaller ones are bars of the browser that come and go. */
const LEAST = 120;

/** Pixels that a keyboard on the screen covers at its foot; 0 without one. */
export const useKeyboardHeight = (): number => {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (viewport === null) return;
    const measure = () => {
      const covered = window.innerHeight - viewport.height - viewport.offsetTop;
      // Whoever has enlarged the page sees less of it, too, but has no keyboard there.
      setHeight(viewport.scale === 1 && covered > LEAST ? Math.round(covered) : 0);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return height;
};
