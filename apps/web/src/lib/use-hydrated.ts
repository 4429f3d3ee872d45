import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in the prerendered page and in the first render over it, which must be alike; true from then
 * on. What depends on the address's query or on a storage waits for it.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
