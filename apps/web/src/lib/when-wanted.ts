/** How far below or above the screen something counts as near. */
export const NEAR = '400px';

const TOUCHES = ['pointerdown', 'keydown', 'touchstart', 'popstate'] as const;

const waiting = new Set<() => void>();
let all = false;

/**
 * Wants every part of the page from now on. For code that changes the address without a touch: a new
 * address reaches all parts, and waits for those that are not taken over yet.
 */
export const wantAll = (): void => {
  all = true;
  for (const wanted of waiting) wanted();
};

// What is pressed, or a step back, may change what any part shows.
if (typeof window !== 'undefined')
  for (const touch of TOUCHES)
    window.addEventListener(touch, wantAll, { once: true, passive: true });

/**
 * Resolves when a prerendered part of the page comes near the screen, or when the page is touched for
 * the first time. At once where the part is not there yet.
 */
export const whenWanted = (id: string): Promise<void> =>
  new Promise((resolve) => {
    const part = typeof document === 'undefined' ? null : document.getElementById(id);
    if (all || part === null || part.childElementCount === 0) {
      resolve();
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) wanted();
      },
      { rootMargin: NEAR },
    );
    const wanted = (): void => {
      waiting.delete(wanted);
      observer.disconnect();
      resolve();
    };
    waiting.add(wanted);
    observer.observe(part);
  });
