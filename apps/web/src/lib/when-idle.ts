/** Resolves when the browser has nothing better to do; at once where there is no browser. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof window === 'undefined') resolve();
    else if ('requestIdleCallback' in window)
      requestIdleCallback(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 500);
  });
