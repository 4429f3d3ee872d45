/**
 * Says that what the pages remember of the server may be old. Apart from query.tsx, so that those who
 * say so do not load its library.
 */
const listeners = new Set<() => void>();

export const onStale = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const tellStale = (): void => {
  for (const listener of listeners) listener();
};
