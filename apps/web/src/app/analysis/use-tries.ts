import { GUEST_TRIES } from '@nishiki/contract/photo-limits';
import { useSyncExternalStore } from 'react';
import type { TriesStore } from './tries.ts';

// The prerendered page cannot know; a first visit is the honest guess and most often right.
const leftBeforeHydration = () => GUEST_TRIES;

/** Free tries that this browser still has. */
export const useTriesLeft = (tries: TriesStore): number =>
  useSyncExternalStore(tries.subscribe, () => GUEST_TRIES - tries.used(), leftBeforeHydration);
