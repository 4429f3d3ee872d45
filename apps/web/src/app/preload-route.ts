import type { ReactNode } from 'react';
import { lazyPage } from './lazy-page.tsx';
import type { PageRoute } from './routes.ts';

/** Guests never need the frame of the keepers' pages, so it comes with those. */
export const toolShell = lazyPage<{ children: ReactNode }>(
  'src/app/tool-shell.tsx',
  () => import('./tool-shell.tsx'),
);

/** Loads what a route needs to be shown, and tells whether all of it is here. */
export const preloadRoute = async (route: PageRoute | undefined): Promise<boolean> => {
  const parts = await Promise.all([
    route?.page.preload(),
    route?.access === 'signed-in' ? toolShell.preload() : true,
  ]);
  return !parts.includes(false);
};

/** Whether the site answers. */
const answers = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Tries again what could not be loaded. Where a part of it is remembered as failed though the site
 * answers, only a new document helps; there is nothing on the failed page that it could lose.
 */
export const loadRouteAgain = async (route: PageRoute | undefined): Promise<void> => {
  if (!(await preloadRoute(route)) && (await answers())) window.location.reload();
};
