/**
 * Loads something once for all who ask. A load that failed is forgotten, so that the next one who
 * asks tries again.
 */
export const loadOnce = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let pending: Promise<T> | null = null;
  return () => {
    if (pending !== null) return pending;
    const attempt = load();
    pending = attempt;
    attempt.catch(() => {
      pending = null;
    });
    return attempt;
  };
};
