import { calculators } from '@nishiki/knowledge/calculators/catalogue';
import { toolNames, type ToolId } from '@nishiki/knowledge/reference/tool-names';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  emptyEntries,
  entriesOfQuery,
  queryOf,
  shownFields,
} from '../../app/calculator/entries.ts';
import { reckon } from '../../app/calculator/reckon.ts';
import { figureWords } from '../../app/calculator/words.ts';
import { toolPage } from '../../app/document/tool-page.ts';
import { keepingTools } from './fish/keeping.ts';
import { raisingTools } from './fish/raising.ts';
import { pondTools } from './pond/catalogue.ts';
import { waterTools } from './water/catalogue.ts';

const tools = { ...pondTools, ...waterTools, ...keepingTools, ...raisingTools };
const named = Object.entries(tools);
const examplesOf = (id: string) => calculators.find((entry) => entry.id === id)?.examples ?? [];
const examples = named.flatMap(([id, tool]) =>
  examplesOf(id).map((example) => ({ id, tool, ...example })),
);

it('have a text with an example each', () => {
  for (const [id] of named) {
    expect(Object.keys(toolNames)).toContain(id);
    expect(examplesOf(id), id).not.toEqual([]);
  }
});

it.each(named)('%s has its form at its own address', async (id) => {
  const pathname = `/tools/${id}`;
  const page = toolPage(pathname);
  expect(await page?.preload()).toBe(true);
  const html = page ? renderToStaticMarkup(createElement(page.Component, { pathname })) : '';
  expect(html).toContain(`>${toolNames[id as ToolId]}</h1>`);
  expect(html).toContain('Work it out');
});

describe('the worked example', () => {
  it.each(examples)('of $id: $title', ({ tool, inputs, answers }) => {
    const entries = entriesOfQuery(tool.fields, new URLSearchParams(inputs).toString(), 'metric');
    const { result, faults } = reckon(tool, entries, 'metric');
    expect(faults).toEqual({});
    const figures = Object.fromEntries(
      (result?.figures ?? []).map((figure) => [figure.label, figureWords(figure, 'metric')[0]]),
    );
    expect(figures).toMatchObject(answers);
  });

  it.each(examples)('of $id is a link that restores itself: $title', ({ tool, inputs }) => {
    const entries = entriesOfQuery(tool.fields, new URLSearchParams(inputs).toString(), 'us');
    const again = entriesOfQuery(tool.fields, queryOf(tool.fields, entries), 'uk');
    for (const [id] of shownFields(tool.fields, entries))
      if (entries[id]?.text !== '') expect(again[id]).toEqual(entries[id]);
  });
});

const bad = [
  '8,4',
  '1,000',
  '-1',
  'eight',
  '1e3',
  '0x10',
  '8.4 mg',
  'Infinity',
  '99999999999',
  '٣',
];

describe('input that is no number', () => {
  it.each(examples)('gives a sentence at every field of $id: $title', ({ tool, inputs }) => {
    const entries = entriesOfQuery(tool.fields, new URLSearchParams(inputs).toString(), 'metric');
    for (const [id, field] of shownFields(tool.fields, entries)) {
      for (const text of bad) {
        const entry = { text, unit: entries[id]?.unit ?? '' };
        const { result, faults } = reckon(tool, { ...entries, [id]: entry }, 'metric');
        expect(result, `${id} ${text}`).toBeNull();
        expect(faults[id]?.sentence, `${id} ${text}`).toMatch(/^(Type|Choose|Too|A comma).*\.$/);
      }
      const empty = { ...entries, [id]: { text: '', unit: entries[id]?.unit ?? '' } };
      if (field.kind === 'choice' || field.optional !== true)
        expect(reckon(tool, empty, 'metric').result, `${id} empty`).toBeNull();
    }
  });

  it.each(named)('an empty form of %s has no answer', (_, tool) => {
    const empty = emptyEntries(tool.fields, 'metric');
    const asksNothing = shownFields(tool.fields, empty).every(([, field]) =>
      field.kind === 'choice' ? field.initial !== undefined : field.optional,
    );
    expect(reckon(tool, empty, 'metric').result === null).toBe(!asksNothing);
  });
});
