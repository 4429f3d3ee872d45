/** Whether Enter sends a message, or begins a new line; kept in this browser. */
import { useSyncExternalStore } from 'react';

const KEY = 'nishiki-enter-sends';
const listeners = new Set<() => void>();
/** Counts where the storage is blocked. */
let chosen: boolean | null = null;

const read = (): boolean => {
  if (chosen !== null) return chosen;
  try {
    return window.localStorage.getItem(KEY) !== 'no';
  } catch {
    return true;
  }
};

export const setEnterSends = (sends: boolean): void => {
  chosen = sends;
  try {
    window.localStorage.setItem(KEY, sends ? 'yes' : 'no');
  } catch {
    // The choice then lives as long as the page.
  }
  for (const changed of listeners) changed();
};

export const useEnterSends = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    read,
    () => true,
  );

type Key = {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  /** A word is being put together, as in Japanese: Enter then only accepts it. */
  readonly composing: boolean;
};

/** Whether this key sends what is written. Pure. */
export const sends = ({ key, shiftKey, ctrlKey, metaKey, composing }: Key, enter: boolean) =>
  key === 'Enter' && !composing && !shiftKey && (enter || ctrlKey || metaKey);
