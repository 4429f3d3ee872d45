import type { System } from './quantities.ts';

const KEY = 'nishiki-units';

export type SystemStore = Pick<Storage, 'getItem' | 'setItem'>;

/** Units chosen before in this browser; metric where none were, or where it keeps nothing. */
export const readSystem = (store: () => SystemStore): System => {
  try {
    const kept = store().getItem(KEY);
    return kept === 'uk' || kept === 'us' ? kept : 'metric';
  } catch {
    return 'metric';
  }
};

/** `store` is asked for each time, since even touching it throws where it is blocked. */
export const keepSystem = (store: () => SystemStore, system: System): void => {
  try {
    store().setItem(KEY, system);
  } catch {
    // Full or blocked: the choice stands on this page alone.
  }
};
