import { describe, expect, it } from 'vitest';
import { sourceById } from '../sources.ts';
import { catalogue } from './catalogue.ts';
import { judgedForms } from './judged-forms.ts';
import { judgedByClass, judgedOf } from './judged.ts';
import { statementSchema } from './schema.ts';
import { showClassIds } from './show-classes.ts';

const ids = catalogue.map(({ id }) => id);
const statements = [...Object.values(judgedByClass), ...Object.values(judgedForms)].flat();

describe('what judges look for', () => {
  it('is known of every show class, in two to six statements', () => {
    expect(Object.keys(judgedByClass).sort()).toEqual([...showClassIds].sort());
    for (const [showClass, list] of Object.entries(judgedByClass)) {
      expect(list.length, showClass).toBeGreaterThanOrEqual(2);
      expect(list.length, showClass).toBeLessThanOrEqual(6);
    }
  });

  it('is asked of varieties that exist', () => {
    expect(Object.keys(judgedForms).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('is short, with a known source or marked as uncited', () => {
    for (const statement of statements) {
      const { text, sourceIds, uncited } = statement;
      expect(statementSchema.safeParse(statement).success, text).toBe(true);
      expect(sourceIds.filter((id) => !sourceById(id))).toEqual([]);
      expect(uncited === true, text).toBe(sourceIds.length === 0);
    }
  });

  it('says nothing twice of one variety, and rests on a source for each', () => {
    for (const variety of catalogue) {
      const texts = judgedOf(variety).map(({ text }) => text);
      expect(new Set(texts).size, variety.id).toBe(texts.length);
      expect(
        judgedOf(variety).some(({ sourceIds }) => sourceIds.length > 0),
        variety.id,
      ).toBe(true);
    }
  });

  it('puts what is asked of the variety alone before what is asked of its class', () => {
    const kujaku = judgedOf({ id: 'kujaku', showClass: 'hikari-moyo' });
    expect(kujaku[0]?.text).toMatch(/lustre/);
    expect(kujaku.at(-1)).toBe(judgedByClass['hikari-moyo'].at(-1));
  });
});
