/** Whether the floating chat is open, put down, or away for the rest of the session. */
import { useSyncExternalStore } from 'react';

export type WidgetState = 'open' | 'minimised' | 'closed';

const KEY = 'nishiki-widget';
const CLOSED = 'closed';

const read = (): WidgetState => {
  try {
    return window.sessionStorage.getItem(KEY) === CLOSED ? 'closed' : 'minimised';
  } catch {
    // Even touching the storage throws where it is blocked: closing then lasts as long as the page.
    return 'minimised';
  }
};

const write = (state: WidgetState): void => {
  try {
    if (state === 'closed') window.sessionStorage.setItem(KEY, CLOSED);
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // It lasts as long as the page.
  }
};

let state: WidgetState | null = null;
const listeners = new Set<() => void>();
const now = (): WidgetState => (state ??= read());

export const setWidget = (next: WidgetState): void => {
  state = next;
  write(next);
  for (const changed of listeners) changed();
};

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** Before hydration it is put down, which shows nothing. */
export const useWidget = (): WidgetState => useSyncExternalStore(subscribe, now, () => 'minimised');
