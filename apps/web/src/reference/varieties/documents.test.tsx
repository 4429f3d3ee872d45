import { articles } from '@nishiki/knowledge/articles/catalogue';
import { catalogue } from '@nishiki/knowledge/varieties/catalogue';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { varietyAddress } from '../../lib/reference-addresses.ts';
import { routes } from '../../app/routes.ts';
import { varietyDocuments } from './documents.tsx';

const rendered = varietyDocuments.map(({ path, body }) => ({
  path,
  markup: renderToStaticMarkup(body()),
}));
const markupOf = new Map(rendered.map(({ path, markup }) => [path, markup]));

/** Addresses without their places: pages of this site that are there. */
const pages = new Set([
  ...varietyDocuments.map(({ path }) => path),
  ...Object.values(routes).map(({ path }) => path),
]);
const questions = new Set(articles.map(({ topic, id }) => `/questions/${topic}#${id}`));

const hrefsIn = (markup: string) =>
  [...markup.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href]) => href ?? '');
const idsIn = (markup: string) => [...markup.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);

const leadsNowhere = (href: string, own: string): boolean => {
  if (/^https?:/.test(href)) return false;
  if (href.startsWith('#')) return !idsIn(own).includes(href.slice(1));
  if (href.startsWith('/questions/')) return !questions.has(href);
  const [path = '', place] = href.split('#');
  if (!pages.has(path)) return true;
  return place !== undefined && !idsIn(markupOf.get(path) ?? '').includes(place);
};

describe('pages of the varieties', () => {
  it('are one for each variety, and the gallery', () => {
    const paths = varietyDocuments.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect([...paths].sort()).toEqual(
      ['/varieties', ...catalogue.map(({ id }) => varietyAddress(id))].sort(),
    );
  });

  it('have a title and a description of their own, none of them cut off', () => {
    for (const key of ['title', 'description'] as const) {
      const all = varietyDocuments.map((document) => document[key]);
      expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
    }
    for (const { path, description } of varietyDocuments) {
      expect(description.length, path).toBeLessThanOrEqual(200);
      expect(description.length, path).toBeGreaterThan(30);
    }
  });

  it('lead nowhere that does not exist', () => {
    for (const { path, markup } of rendered) {
      expect(
        hrefsIn(markup).filter((href) => leadsNowhere(href, markup)),
        path,
      ).toEqual([]);
    }
  });

  it('have one main heading, headings in order, ids that are used once and nothing inline', () => {
    for (const { path, markup } of rendered) {
      const levels = [...markup.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      levels.forEach((level, at) => {
        expect(level - (levels[at - 1] ?? 0), path).toBeLessThanOrEqual(1);
      });
      const ids = idsIn(markup);
      expect(
        ids.filter((id, at) => ids.indexOf(id) !== at),
        path,
      ).toEqual([]);
      expect(markup).not.toMatch(/\sstyle=|<style|<script/);
    }
  });

  it('of the gallery shows every variety once, and few pictures at once', () => {
    const gallery = markupOf.get('/varieties') ?? '';
    const shown = hrefsIn(gallery).filter((href) => href.startsWith('/varieties/'));
    expect([...shown].sort()).toEqual(catalogue.map(({ id }) => varietyAddress(id)).sort());
    expect(gallery.match(/loading="eager"/g) ?? []).toHaveLength(1);
  });

  it('of a form lead to its parent, and of the parent to its forms', () => {
    expect(markupOf.get('/varieties/aka-bekko')).toContain('href="/varieties/bekko"');
    expect(markupOf.get('/varieties/bekko')).toContain('href="/varieties/aka-bekko"');
  });

  it('say what decides, what judges look for and what tells look-alikes apart', () => {
    const sanke = markupOf.get('/varieties/sanke') ?? '';
    expect(sanke).toContain('Red and small black stones on white, with no black on the head.');
    expect(sanke).toContain('First of all a good Kohaku');
    expect(sanke).toContain('Head: a Showa has black on it, a Sanke keeps it clear.');
    expect(sanke).toContain('href="/questions/varieties#variety-sanke-or-showa"');
    expect(sanke).toContain('/koi/showa.webp');
    expect(sanke.match(/<svg/g)).toHaveLength(1);
  });
});
