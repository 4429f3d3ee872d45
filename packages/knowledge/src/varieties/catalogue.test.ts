import { describe, expect, it } from 'vitest';
import { sourceById } from '../sources.ts';
import { catalogue } from './catalogue.ts';
import { engineClassIds } from './engine-classes.ts';
import { varietyNames } from './names.ts';
import { pairs } from './pairs.ts';
import { statementSchema, varietySchema } from './schema.ts';
import { showClassIds } from './show-classes.ts';

const ids = new Set(catalogue.map(({ id }) => id));

describe('catalogue of varieties', () => {
  it.each(catalogue.map((variety) => [variety.id, variety] as const))(
    '%s fits the schema',
    (_, variety) => {
      expect(varietySchema.safeParse(variety).error?.issues ?? []).toEqual([]);
    },
  );

  it('has at least 74 entries with unique ids and names, some of every show class', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(74);
    expect(new Set(catalogue.map(({ showClass }) => showClass))).toEqual(new Set(showClassIds));
    expect(ids.size).toBe(catalogue.length);
    expect(new Set(catalogue.map(({ name }) => name)).size).toBe(catalogue.length);
  });

  it('describes every class of the engine under its own id', () => {
    for (const id of engineClassIds) {
      expect(catalogue.find((variety) => variety.id === id)?.engineClass).toBe(id);
    }
  });

  it('names only sources that exist, and marks what has none', () => {
    for (const { id, features } of catalogue) {
      for (const { text, sourceIds, uncited } of features) {
        const unknown = sourceIds.filter((sourceId) => !sourceById(sourceId));
        expect(unknown, `${id}: ${text}`).toEqual([]);
        expect(uncited === true, `${id}: ${text}`).toBe(sourceIds.length === 0);
      }
    }
  });

  it('forms belong to an entry of the same class', () => {
    for (const { id, formOf, showClass, engineClass } of catalogue.filter((v) => v.formOf)) {
      const head = catalogue.find((variety) => variety.id === formOf);
      expect(head, id).toBeDefined();
      expect(head?.formOf, id).toBeUndefined();
      expect(showClass, id).toBe(head?.showClass);
      if (engineClass) expect(engineClass, id).toBe(head?.engineClass);
    }
  });

  it('has the same names in the light list', () => {
    expect(varietyNames).toEqual(Object.fromEntries(catalogue.map(({ id, name }) => [id, name])));
  });
});

describe('look-alikes', () => {
  it('join two known, different varieties, each pair once', () => {
    const keys = pairs.map(({ a, b }) => [a, b].sort().join(' '));
    expect(new Set(keys).size).toBe(keys.length);
    for (const { a, b } of pairs) {
      expect(ids.has(a), a).toBe(true);
      expect(ids.has(b), b).toBe(true);
      expect(a).not.toBe(b);
    }
  });

  it('say something short, with a known source or marked as uncited', () => {
    for (const { a, b, tells } of pairs) {
      expect(tells.length, `${a} ${b}`).toBeGreaterThan(0);
      for (const tell of tells) {
        expect(statementSchema.safeParse(tell).success, tell.text).toBe(true);
        expect(
          tell.sourceIds.every((id) => sourceById(id)),
          tell.text,
        ).toBe(true);
        expect(tell.uncited === true, tell.text).toBe(tell.sourceIds.length === 0);
      }
    }
  });
});
