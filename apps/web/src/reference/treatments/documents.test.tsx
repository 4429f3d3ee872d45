import { everyGate } from '@nishiki/koi-science/treatments/dose';
import { gates } from '@nishiki/koi-science/treatments/gates';
import { allowedPairs, treatments } from '@nishiki/knowledge/treatments/catalogue';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { amount, hrefsOf, idsOf, textOf } from '../read-markup.ts';
import { doseAddress } from './dose-address.ts';
import { treatmentDocuments } from './documents.tsx';

const markups = new Map(
  treatmentDocuments.map(({ path, body }) => [path, renderToStaticMarkup(body())]),
);
const markupOf = (path: string): string => {
  const markup = markups.get(path);
  if (markup === undefined) throw new RangeError(`no document ${path}`);
  return markup;
};
const list = markupOf('/treatments');
const each = treatments.map((treatment) => [treatment.id, treatment] as const);

describe('the list of treatments', () => {
  it('leads to each', () => {
    for (const { id } of treatments) expect(hrefsOf(list)).toContain(`/treatments/${id}`);
  });

  it('says yes to the listed pairs alone, from both sides', () => {
    const cells = [...list.matchAll(/<td[^>]*>(\w+)<\/td>/g)].map(([, word]) => word);
    expect(cells.length).toBe(treatments.length ** 2);
    const yes = cells.flatMap((word, at) =>
      word === 'yes' ? [[Math.floor(at / treatments.length), at % treatments.length] as const] : [],
    );
    const pairs = yes.map(([row, column]) => [treatments[row]?.id, treatments[column]?.id]);
    expect(pairs.sort()).toEqual(
      allowedPairs
        .flatMap(([a, b]) => [
          [a, b],
          [b, a],
        ])
        .sort(),
    );
  });
});

describe('the page of a treatment', () => {
  it.each(each)('%s tells all that it warns of', (id, { summary, warnings, statements }) => {
    const markup = markupOf(`/treatments/${id}`);
    const text = textOf(markup);
    expect(text).toContain(summary);
    for (const warning of warnings) expect(text).toContain(warning);
    for (const { text: said } of statements) expect(text).toContain(said);
    expect(idsOf(markup)).toEqual([...new Set(idsOf(markup))]);
  });

  it.each(each.filter(([, { give, gates: own }]) => give !== undefined || own.length > 0))(
    '%s names every question before it, and what each forbids',
    (id, { gates: own }) => {
      const text = textOf(markupOf(`/treatments/${id}`));
      for (const gate of [...everyGate, ...own]) {
        expect(text, gate).toContain(gates[gate].ask);
        expect(text, gate).toContain(gates[gate].stop);
      }
    },
  );

  it.each(each)(
    '%s leads to the calculator only where it gives a dose',
    (id, { give, instead }) => {
      const markup = markupOf(`/treatments/${id}`);
      expect(hrefsOf(markup).includes(doseAddress(id))).toBe(give !== undefined);
      if (give === undefined) expect(textOf(markup)).toContain(instead);
    },
  );

  it.each(each.filter(([, { vetOnly }]) => vetOnly))(
    '%s, for a vet alone, shows no amount',
    (id) => {
      const text = textOf(markupOf(`/treatments/${id}`));
      expect(text).toContain('Vet only');
      expect(text).not.toMatch(amount);
    },
  );
});
