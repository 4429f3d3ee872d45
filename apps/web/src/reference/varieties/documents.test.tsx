import { varietyAddress } from '@nishiki/knowledge/reference/addresses';
import { catalogue } from '@nishiki/knowledge/varieties/catalogue';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hrefsOf } from '../read-markup.ts';
import { varietyDocuments } from './documents.tsx';

const rendered = varietyDocuments.map(({ path, body }) => ({
  path,
  markup: renderToStaticMarkup(body()),
}));
const markupOf = new Map(rendered.map(({ path, markup }) => [path, markup]));

describe('pages of the varieties', () => {
  it('are one for each variety, and the gallery', () => {
    const paths = varietyDocuments.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect([...paths].sort()).toEqual(
      ['/varieties', ...catalogue.map(({ id }) => varietyAddress(id))].sort(),
    );
  });

  it('of the gallery shows every variety once, and few pictures at once', () => {
    const gallery = markupOf.get('/varieties') ?? '';
    const shown = hrefsOf(gallery).filter((href) => href.startsWith('/varieties/'));
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
