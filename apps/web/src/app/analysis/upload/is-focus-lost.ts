/** What had the focus went away with it. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
