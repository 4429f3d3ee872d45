import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageAt, titleAt } from './match.ts';
import { navigation } from './navigation.ts';
import { exists, pageOf, routes, type Route, type RouteId } from './routes.ts';

const all = Object.entries(routes) as [RouteId, Route][];

describe('route table', () => {
  it('has one route for an address', () => {
    const paths = all.map(([, { path }]) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('names modules that are there', () => {
    for (const [, route] of all) {
      if ('page' in route) {
        expect(existsSync(new URL(`../../${route.page.source}`, import.meta.url))).toBe(true);
      }
    }
  });

  it('knows a link as leading somewhere only when a page or the server stands behind it', () => {
    expect(exists('home')).toBe(true);
    expect(exists('apiDocs')).toBe(true);
    expect(exists('koiCollection')).toBe(false);
  });

  it('takes a state of a page for as real as the page', () => {
    expect(pageOf('signUp')).toBe(routes.signIn);
    expect(exists('signUp')).toBe(true);
    for (const [, route] of all) {
      if ('variantOf' in route) expect(all.map(([id]) => id)).toContain(route.variantOf);
    }
  });

  it('keeps what is somebody’s own out of search engines', () => {
    for (const [, route] of all) {
      if ('page' in route && route.access === 'signed-in') expect(route.unlisted).toBe(true);
    }
  });

  it('lists no link twice in one place', () => {
    const { footer, ...places } = navigation;
    for (const links of [...Object.values(places), ...footer.map((column) => column.links)]) {
      expect(new Set(links).size).toBe(links.length);
    }
  });
});

describe('addresses', () => {
  it('finds a page with and without a trailing slash', () => {
    expect(pageAt('/identify')).toBe(routes.identify.page);
    expect(pageAt('/identify/')).toBe(routes.identify.page);
    expect(pageAt('/')).toBe(routes.home.page);
    expect(pageAt('/identify/more')).toBeUndefined();
    expect(pageAt('/koi-collection')).toBeUndefined();
  });

  it('titles a page by what it is, then by the site', () => {
    expect(titleAt('/identify')).toBe('Identify Koi · Nishiki');
    expect(titleAt('/nowhere')).toBe('Page not found · Nishiki');
  });
});
