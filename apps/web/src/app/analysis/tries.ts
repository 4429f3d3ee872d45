/** A guest's free tries of one tool, as the browser remembers them. The server keeps its own count. */
import { GUEST_TRIES } from '@nishiki/contract/photo-limits';

/** The part of `Storage` that is needed; reading or writing may throw where storage is blocked. */
export type TriesStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Whole number from 0 to the cap; anything that is not a count reads as nothing used. */
export const parseTries = (stored: string | null): number => {
  if (stored === null || !/^\s*\d+\s*$/.test(stored)) return 0;
  return Math.min(GUEST_TRIES, Number(stored));
};

export type TriesStore = {
  used: () => number;
  /** Counts one answer. */
  countOne: () => void;
  /** What the server counted for this device: a counter that was cleared here catches up. */
  atLeast: (count: number) => void;
  /** The server turns this network away for today: nothing left in this tab, nothing written down. */
  pause: () => void;
  isPaused: () => boolean;
  subscribe: (changed: () => void) => () => void;
};

type StorageEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * @param key where the count lies
 * @param storage asked for each time, since even touching `localStorage` throws where it is blocked
 */
export const createTriesStore = (
  key: string,
  storage: () => TriesStorage | null,
  events: StorageEvents | null,
): TriesStore => {
  const listeners = new Set<() => void>();
  let remembered = 0;
  let paused = false;

  const stored = (): number => {
    try {
      return parseTries(storage()?.getItem(key) ?? null);
    } catch {
      return 0;
    }
  };
  const used = () => (paused ? GUEST_TRIES : Math.max(remembered, stored()));
  const tell = () => listeners.forEach((changed) => changed());
  const write = (count: number) => {
    const capped = Math.min(GUEST_TRIES, count);
    try {
      const place = storage();
      if (place === null) throw new Error('no storage');
      place.setItem(key, String(capped));
      remembered = 0;
    } catch {
      remembered = capped;
    }
    tell();
  };
  // A null key means that another tab cleared everything.
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell();
  };

  return {
    used,
    countOne: () => write(used() + 1),
    atLeast: (count) => {
      if (count > used()) write(count);
    },
    pause: () => {
      paused = true;
      tell();
    },
    isPaused: () => paused,
    subscribe: (changed) => {
      if (listeners.size === 0) events?.addEventListener('storage', onStorage);
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        if (listeners.size === 0) events?.removeEventListener('storage', onStorage);
      };
    },
  };
};

/** The store of this browser. */
export const browserTries = (key: string): TriesStore =>
  createTriesStore(
    key,
    () => (typeof window === 'undefined' ? null : window.localStorage),
    typeof window === 'undefined' ? null : window,
  );
