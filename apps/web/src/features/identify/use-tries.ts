import { GUEST_TRIES } from '@nishiki/contract/photo-limits';
import { useSyncExternalStore } from 'react';
import { createTriesStore } from './tries.ts';

export const tries = createTriesStore(
  () => (typeof window === 'undefined' ? null : window.localStorage),
  typeof window === 'undefined' ? null : window,
);

const left = () => GUEST_TRIES - tries.used();
// The prerendered page cannot know; a first visit is the honest guess and most often right.
const leftBeforeHydration = () => GUEST_TRIES;

/** Free tries that this browser still has. */
export const useTriesLeft = (): number =>
  useSyncExternalStore(tries.subscribe, left, leftBeforeHydration);
