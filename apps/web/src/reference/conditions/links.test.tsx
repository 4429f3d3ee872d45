import { emergencyIds } from '@nishiki/knowledge/first-aid/schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { routes } from '../../app/routes.ts';
import type { ReferenceDocument } from '../document.ts';
import { documents } from '../documents.ts';
import { treatmentDocuments } from '../treatments/documents.tsx';
import { conditionDocuments } from './documents.tsx';
import { hrefsOf, idsOf } from './read-markup.ts';

const ours = [...conditionDocuments, ...treatmentDocuments];
const markups = new Map<string, string>();
const markupOf = ({ path, body }: ReferenceDocument): string => {
  const markup = markups.get(path) ?? renderToStaticMarkup(body());
  markups.set(path, markup);
  return markup;
};
const documentPaths = new Set(documents.map(({ path }) => path));
const routePaths = new Set<string>(Object.values(routes).map(({ path }) => path));

/** Places within a page that the build writes, rendered once; undefined for others of the site. */
const placesOf = (path: string): ReadonlySet<string> | undefined => {
  if (path === '/first-aid') return new Set(emergencyIds);
  const document = documents.find((one) => one.path === path);
  return document && new Set(idsOf(markupOf(document)));
};

/** Why an address leads nowhere; undefined where it leads somewhere. */
const faultOf = (href: string, from: string): string | undefined => {
  if (/^(https?:\/\/|tel:|mailto:)/.test(href)) return undefined;
  const { pathname, hash } = new URL(href, `https://site.invalid${from}`);
  if (!documentPaths.has(pathname) && !routePaths.has(pathname)) return `${href}: no such page`;
  if (hash === '' || placesOf(pathname)?.has(hash.slice(1))) return undefined;
  return `${href}: no such place`;
};

describe('pages of conditions and treatments', () => {
  it.each(ours.map((document) => [document.path, document] as const))(
    '%s leads only to what exists',
    (path, document) => {
      const hrefs = [...new Set(hrefsOf(markupOf(document)))];
      expect(hrefs.length).toBeGreaterThan(2);
      expect(hrefs.flatMap((href) => faultOf(href, path) ?? [])).toEqual([]);
    },
  );

  it('have titles and descriptions of their own, short enough for a list of results', () => {
    for (const key of ['path', 'title', 'description'] as const)
      expect(new Set(ours.map((document) => document[key])).size, key).toBe(ours.length);
    for (const { path, description } of ours) {
      expect(description.length, path).toBeLessThan(200);
      expect(description.length, path).toBeGreaterThan(50);
    }
  });

  it('have one main heading, and headings in their order', () => {
    for (const document of ours) {
      const levels = [...markupOf(document).matchAll(/<h([1-6])/g)].map(([, level]) =>
        Number(level),
      );
      expect(levels.filter((level) => level === 1).length, document.path).toBe(1);
      levels.forEach((level, at) =>
        expect(level - (levels[at - 1] ?? 0), document.path).toBeLessThanOrEqual(1),
      );
    }
  });
});
