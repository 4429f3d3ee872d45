import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageAt, titleAt } from './match.ts';
import { exists, navigation, routes, type Route, type RouteId } from './routes.ts';

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
    expect(exists('dashboard')).toBe(false);
  });

  it('lists no link twice in one place', () => {
    const places = [navigation.header, navigation.userMenu, navigation.bottomBar];
    for (const links of [...places, ...navigation.footer.map(({ links }) => links)]) {
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
    expect(pageAt('/dashboard')).toBeUndefined();
  });

  it('titles a page by what it is, then by the site', () => {
    expect(titleAt('/identify')).toBe('Identify Koi · Nishiki');
    expect(titleAt('/nowhere')).toBe('Page not found · Nishiki');
  });
});
