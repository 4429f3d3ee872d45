/** Who runs this site, and its live figures. */
import type { Output } from '@nishiki/contract/endpoints';
import { useSyncExternalStore } from 'react';
import { call } from './api-client.ts';
import { loadOnce } from './load-once.ts';
import { whenIdle } from './when-idle.ts';

export type SiteInfo = Output<'siteInfo'>;

let known: SiteInfo | null = null;
const listeners = new Set<() => void>();

/** Asks once a visit, when the page has nothing better to do. */
const load = loadOnce(async () => {
  await whenIdle();
  known = await call('siteInfo', {});
  for (const changed of listeners) changed();
});

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed);
  // Without an answer pages leave out what they do not know, which is no failure worth telling.
  load().catch(() => undefined);
  return () => listeners.delete(changed);
};

/** Null before the first paint, while unknown, and when it could not be read. */
export const useSiteInfo = (): SiteInfo | null =>
  useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  );
