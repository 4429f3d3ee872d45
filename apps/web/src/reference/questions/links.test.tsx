import { articles } from '@nishiki/knowledge/articles/catalogue';
import { topics } from '@nishiki/knowledge/articles/schema';
import { emergencyIds } from '@nishiki/knowledge/first-aid/schema';
import { waterParameters } from '@nishiki/knowledge/water/catalogue';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { routes } from '../../app/routes.ts';
import { questionAddress, waterAddress } from '../../lib/reference-addresses.ts';
import { isToolId } from '../../lib/tool-names.ts';
import { hrefsOf, idsOf } from '../conditions/read-markup.ts';
import { documents } from '../documents.ts';
import { waterDocuments } from '../water/documents.tsx';
import { questionDocuments } from './documents.tsx';

const ours = [...waterDocuments, ...questionDocuments];
const bodies = new Map(documents.map(({ path, body }) => [path, body]));
const routePaths = new Set<string>(Object.values(routes).map(({ path }) => path));

/** Only pages that are asked for: some of the others draw a large koi. */
const rendered = new Map<string, string>();
const markupOf = (path: string): string => {
  const known = rendered.get(path);
  if (known !== undefined) return known;
  const markup = renderToStaticMarkup(bodies.get(path)?.());
  rendered.set(path, markup);
  return markup;
};

const hasPlace = (path: string, place: string): boolean => {
  if (bodies.has(path)) return idsOf(markupOf(path)).includes(place);
  return path === '/first-aid' && (emergencyIds as readonly string[]).includes(place);
};

/** Why an address leads nowhere; undefined where it leads somewhere. */
const faultOf = (href: string, from: string): string | undefined => {
  if (/^(https?:\/\/|tel:|mailto:)/.test(href)) return undefined;
  const { pathname, hash } = new URL(href, `https://site.invalid${from}`);
  if (!bodies.has(pathname) && !routePaths.has(pathname)) return `${href}: no such page`;
  const place = hash.slice(1);
  return place === '' || hasPlace(pathname, place) ? undefined : `${href}: no such place`;
};

describe('pages of water and questions', () => {
  it('are one for each parameter and each topic, and their lists', () => {
    expect(ours.map(({ path }) => path).sort()).toEqual(
      [
        '/water',
        ...waterParameters.map(({ id }) => waterAddress(id)),
        '/questions',
        ...topics.map((topic) => `/questions/${topic}`),
      ].sort(),
    );
  });

  it.each(ours.map(({ path }) => path))('%s leads only to what exists', (path) => {
    const hrefs = [...new Set(hrefsOf(markupOf(path)))];
    expect(hrefs.length).toBeGreaterThan(5);
    expect(hrefs.flatMap((href) => faultOf(href, path) ?? [])).toEqual([]);
  });

  it('a place or a page that is not there would be found', () => {
    expect(faultOf('/water/mercury', '/water')).toBe('/water/mercury: no such page');
    expect(faultOf('#nowhere', '/water')).toBe('#nowhere: no such place');
    expect(faultOf('/first-aid#flood', '/water')).toBe('/first-aid#flood: no such place');
  });

  it('have titles and descriptions of their own, short enough for a list of results', () => {
    for (const key of ['path', 'title', 'description'] as const) {
      const all = documents.map((document) => document[key]);
      for (const document of ours)
        expect(all.filter((each) => each === document[key]).length, document[key]).toBe(1);
    }
    for (const { path, description } of ours) {
      expect(description.length, path).toBeLessThan(200);
      expect(description.length, path).toBeGreaterThan(50);
    }
  });

  it('have one main heading, headings in their order, and no id twice', () => {
    for (const { path } of ours) {
      const markup = markupOf(path);
      const levels = [...markup.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
      expect(levels.filter((level) => level === 1).length, path).toBe(1);
      levels.forEach((level, at) =>
        expect(level - (levels[at - 1] ?? 0), path).toBeLessThanOrEqual(1),
      );
      const ids = [...idsOf(markup)];
      expect(
        ids.filter((id, at) => ids.indexOf(id) !== at),
        path,
      ).toEqual([]);
      expect(markup, path).not.toMatch(/\sstyle=|<script/);
    }
  });

  it('every question stands at the address that leads to it, with its answer', () => {
    for (const { id, topic, question, short } of articles) {
      const [path = '', place = ''] = questionAddress(topic, id).split('#');
      expect(hasPlace(path, place), id).toBe(true);
      const markup = markupOf(path);
      for (const text of [question, short.text]) expect(markup, id).toContain(escaped(text));
    }
  });

  it('every calculator that a parameter names is there', () => {
    for (const { id, related } of waterParameters)
      expect(
        related.tools.filter((tool) => !isToolId(tool)),
        id,
      ).toEqual([]);
  });
});

/** As the markup writes it. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&#x27;');
