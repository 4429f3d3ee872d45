import type { LazyPage } from './lazy-page.tsx';
import { NOT_FOUND, routes, type PageRoute, type Route } from './routes.ts';

const trimmed = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, '');

/** The route that stands at an address with a page of its own, if any. */
export const routeAt = (pathname: string): PageRoute | undefined =>
  Object.values<Route>(routes).find(
    (route): route is PageRoute => 'page' in route && route.path === trimmed(pathname),
  );

/** The page that stands at an address, if any. */
export const pageAt = (pathname: string): LazyPage | undefined => routeAt(pathname)?.page;

export const SITE = 'Nishiki';

/** Title of a document: what the page is, then whose it is. */
export const fullTitle = (title: string): string => `${title} · ${SITE}`;

export const titleAt = (pathname: string): string =>
  fullTitle((routeAt(pathname) ?? NOT_FOUND).title);
