import { articles } from '@nishiki/knowledge/articles/catalogue';
import { topics } from '@nishiki/knowledge/articles/schema';
import { questionAddress, waterAddress } from '@nishiki/knowledge/reference/addresses';
import { isToolId } from '@nishiki/knowledge/reference/tool-names';
import { waterParameters } from '@nishiki/knowledge/water/catalogue';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { idsOf } from '../read-markup.ts';
import { documents } from '../documents.ts';
import { waterDocuments } from '../water/documents.tsx';
import { questionDocuments } from './documents.tsx';

const ours = [...waterDocuments, ...questionDocuments];
const bodies = new Map(documents.map(({ path, body }) => [path, body]));

/** Only pages that are asked for: some of the others draw a large koi. */
const rendered = new Map<string, string>();
const markupOf = (path: string): string => {
  const known = rendered.get(path);
  if (known !== undefined) return known;
  const markup = renderToStaticMarkup(bodies.get(path)?.());
  rendered.set(path, markup);
  return markup;
};

const hasPlace = (path: string, place: string): boolean => idsOf(markupOf(path)).includes(place);

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
