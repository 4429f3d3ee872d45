import { describe, expect, it } from 'vitest';
import { articleById } from '../articles/catalogue.ts';
import { conditionById } from '../conditions/catalogue.ts';
import { sourceById } from '../sources.ts';
import { treatmentById } from '../treatments/catalogue.ts';
import { segmentsOf, waterBands } from './bands.ts';
import { waterById, waterParameters } from './catalogue.ts';
import { waterIds, waterParameterSchema } from './schema.ts';
import { statementsOf } from './statements.ts';

const named = waterParameters.map((parameter) => [parameter.id, parameter] as const);

describe('water parameters', () => {
  it('are all there, each once', () => {
    expect(waterParameters.map(({ id }) => id)).toEqual([...waterIds]);
    expect(waterById('kh')?.name).toContain('KH');
    expect(waterById('toString')).toBeUndefined();
  });

  it.each(named)('%s fits the schema', (_, parameter) => {
    expect(waterParameterSchema.safeParse(parameter).error?.issues ?? []).toEqual([]);
  });

  it.each(named)('%s names sources that exist, and marks what has none', (_, parameter) => {
    for (const { text, sourceIds, uncited } of statementsOf(parameter)) {
      expect(
        sourceIds.filter((id) => !sourceById(id)),
        text,
      ).toEqual([]);
      expect(uncited === true, text).toBe(sourceIds.length === 0);
    }
  });

  it.each(named)('%s says nothing twice', (_, parameter) => {
    const texts = statementsOf(parameter).map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each(named)('%s leads on to entries that exist, never to itself', (id, parameter) => {
    const { conditions, treatments, articles } = parameter.related;
    expect(conditions.filter((condition) => !conditionById(condition))).toEqual([]);
    expect(treatments.filter((treatment) => !treatmentById(treatment))).toEqual([]);
    expect(articles.filter((article) => !articleById(article))).toEqual([]);
    expect(parameter.relations.filter(({ to }) => to === id)).toEqual([]);
    for (const list of [conditions, treatments, articles, parameter.relations.map(({ to }) => to)])
      expect(new Set(list).size).toBe(list.length);
  });

  it.each(named)(
    '%s says what to do on every level that its bands have, and on no other',
    (id, parameter) => {
      const bands = waterBands[id];
      const had = new Set(bands === null ? [] : segmentsOf(bands).map(({ level }) => level));
      for (const level of ['watch', 'act', 'emergency'] as const)
        expect(parameter.todo[level].length > 0, level).toBe(had.has(level));
    },
  );
});

/** What tells a keeper to do something; `never` is left out. */
const orders = waterParameters.flatMap(({ todo }) =>
  [...todo.watch, ...todo.act, ...todo.emergency].map(({ text }) => text),
);

describe('what to do about water', () => {
  it('never is a medicine', () => {
    for (const text of orders.filter((words) => !/\bno\b|put off|start no/i.test(words)))
      expect(text).not.toMatch(
        /permangan|formalin|malachite|praziquantel|chloramine-T|antibiotic|medicine/i,
      );
  });

  it('raises no pH and no KH before ammonia was looked at', () => {
    for (const id of ['ph', 'kh'] as const) {
      const { act } = waterById(id)?.todo ?? { act: [] };
      expect(act[0]?.text, id).toMatch(/ammonia/);
      const raising = act.findIndex(({ text }) => /raise KH/.test(text));
      expect(raising, id).toBeGreaterThan(0);
      expect(act[raising]?.text, id).toMatch(/degree/);
    }
    expect(
      waterById('ammonia')
        ?.never.map(({ text }) => text)
        .join(' '),
    ).toMatch(/never raise the pH/i);
  });

  it('takes zeolite out before salt goes in', () => {
    const salted = orders.filter((text) => /bring salt to/.test(text));
    expect(salted.length).toBeGreaterThan(0);
    for (const text of salted) expect(text).toMatch(/zeolite out, then/);
  });

  it('judges ammonia by pH and temperature wherever it is tested', () => {
    for (const text of orders.filter((words) => /test ammonia\b/i.test(words)))
      expect(text).toMatch(/pH|temperature/);
  });

  it('tells of no amount of a substance: calculators do, for a known volume', () => {
    for (const { text } of waterParameters.flatMap(statementsOf))
      if (text !== '1 kg in 1,000 litres raises the pond by 0.1 %.')
        expect(text).not.toMatch(/\d\s?(?:g|kg|ml|grams?|lb)\b/);
  });
});
