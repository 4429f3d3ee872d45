/** Carries a photo chosen on one page to the page that reads it. It never leaves the memory of the tab. */
let waiting: File | null = null;

export const photoHandoff = {
  put: (file: File): void => {
    waiting = file;
  },
  /** The photo, once; null when none is waiting. */
  take: (): File | null => {
    const file = waiting;
    waiting = null;
    return file;
  },
};
