import { emergencyIds } from '@nishiki/knowledge/first-aid/schema';
import { FIRST_AID } from '@nishiki/knowledge/reference/first-aid-address';
import { searchEntries } from '@nishiki/knowledge/search/entries';
import { otherWords } from '@nishiki/knowledge/search/other-words';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { documents } from './documents.ts';

const entries = searchEntries();
const partsOf = (path: string) => {
  const [page = '', place] = path.split('#');
  return { page, place };
};

describe('what the search finds', () => {
  it('leads to pages and places that are there', () => {
    const places = new Map<string, Set<string>>([[FIRST_AID, new Set(emergencyIds)]]);
    for (const { path, body } of documents)
      places.set(
        path,
        entries.some((entry) => entry.path.startsWith(`${path}#`))
          ? new Set(
              [...renderToStaticMarkup(body()).matchAll(/\sid="([^"]+)"/g)].map(
                ([, id]) => id ?? '',
              ),
            )
          : new Set(),
      );
    const lost = entries
      .map(({ path }) => partsOf(path))
      .filter(({ page, place }) => {
        const known = places.get(page);
        return known === undefined || (place !== undefined && !known.has(place));
      });
    expect(lost).toEqual([]);
  });

  it('has every document but the way in', () => {
    const found = new Set(entries.map(({ path }) => partsOf(path).page));
    expect(documents.map(({ path }) => path).filter((path) => !found.has(path))).toEqual([
      '/reference',
    ]);
  });

  it('lists nothing twice, and says a sentence of each', () => {
    const names = entries.map(({ kind, path, title }) => `${kind} ${path} ${title}`);
    expect(new Set(names).size).toBe(names.length);
    expect(entries.filter(({ text }) => text.length < 12)).toEqual([]);
  });

  it('knows the pages that other words mean', () => {
    const paths = new Set(entries.map(({ path }) => path));
    expect(Object.keys(otherWords).filter((path) => !paths.has(path))).toEqual([]);
  });
});
