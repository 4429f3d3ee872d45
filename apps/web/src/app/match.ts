import type { LazyPage } from './lazy-page.tsx';
import { NOT_FOUND, routes, type Route } from './routes.ts';

const trimmed = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, '');

const routeAt = (pathname: string): Route | undefined =>
  Object.values<Route>(routes).find((route) => 'page' in route && route.path === trimmed(pathname));

/** The page that stands at an address, if any. */
export const pageAt = (pathname: string): LazyPage | undefined => {
  const route = routeAt(pathname);
  return route !== undefined && 'page' in route ? route.page : undefined;
};

const SITE = 'Nishiki';

/** Title of a document: what the page is, then whose it is. */
export const fullTitle = (title: string): string => `${title} · ${SITE}`;

export const titleAt = (pathname: string): string => {
  const route = routeAt(pathname);
  return fullTitle(route !== undefined && 'page' in route ? route.title : NOT_FOUND.title);
};
