import { emergencyIds } from '@nishiki/knowledge/first-aid/schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { routes } from '../app/routes.ts';
import { documents } from './documents.ts';
import { hrefsOf, idsOf } from './read-markup.ts';

const markups = new Map(documents.map(({ path, body }) => [path, renderToStaticMarkup(body())]));
const places = new Map([...markups].map(([path, markup]) => [path, idsOf(markup)]));
const routePaths = new Set<string>(Object.values(routes).map(({ path }) => path));

const hasPlace = (path: string, place: string): boolean =>
  path === '/first-aid'
    ? (emergencyIds as readonly string[]).includes(place)
    : places.get(path)?.includes(place) === true;

/** Why an address leads nowhere; undefined where it leads somewhere. */
const faultOf = (href: string, from: string): string | undefined => {
  if (/^(https?:\/\/|tel:|mailto:)/.test(href)) return undefined;
  const { pathname, hash } = new URL(href, `https://site.invalid${from}`);
  if (!markups.has(pathname) && !routePaths.has(pathname)) return `${href}: no such page`;
  const place = hash.slice(1);
  return place === '' || hasPlace(pathname, place) ? undefined : `${href}: no such place`;
};

describe('every page of the reference', () => {
  it.each([...markups])('%s leads only to what exists', (path, markup) => {
    const hrefs = [...new Set(hrefsOf(markup))];
    expect(hrefs.length).toBeGreaterThan(2);
    expect(hrefs.flatMap((href) => faultOf(href, path) ?? [])).toEqual([]);
  });

  it('would be told of a page or a place that is not there', () => {
    expect(faultOf('/water/mercury', '/water')).toBe('/water/mercury: no such page');
    expect(faultOf('#nowhere', '/water')).toBe('#nowhere: no such place');
    expect(faultOf('/first-aid#flood', '/water')).toBe('/first-aid#flood: no such place');
  });

  it('has an address, a title and a description of its own, short enough for a list of results', () => {
    for (const key of ['path', 'title', 'description'] as const) {
      const all = documents.map((document) => document[key]);
      expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
    }
    for (const { path, description } of documents) {
      expect(description.length, path).toBeLessThanOrEqual(200);
      expect(description.length, path).toBeGreaterThan(30);
    }
  });

  it('has headings in their order, ids that are used once, and nothing inline', () => {
    for (const [path, markup] of markups) {
      const levels = [...markup.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
      // The form of a calculator brings its main heading, above this text.
      const isCalculator = path.startsWith('/tools/');
      expect(levels.filter((level) => level === 1).length, path).toBe(isCalculator ? 0 : 1);
      levels.forEach((level, at) =>
        expect(level - (levels[at - 1] ?? (isCalculator ? 1 : 0)), path).toBeLessThanOrEqual(1),
      );
      const ids = places.get(path) ?? [];
      expect(
        ids.filter((id, at) => ids.indexOf(id) !== at),
        path,
      ).toEqual([]);
      expect(markup, path).not.toMatch(/\sstyle=|<style|<script/);
    }
  });
});
