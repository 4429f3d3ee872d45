import { describe, expect, it } from 'vitest';
import { sourceById } from '../sources.ts';
import { statementSchema } from '../varieties/schema.ts';
import { treatmentsAgainst } from './against.ts';
import { treatments } from './catalogue.ts';
import { mayBeTogether, partnersOf } from './together.ts';
import { whenWrong } from './when-wrong.ts';

describe('what a treatment does when it goes wrong', () => {
  it.each(treatments.map(({ id }) => [id]))('%s is told, with its sources', (id) => {
    expect(whenWrong(id).length).toBeGreaterThan(0);
    for (const statement of whenWrong(id)) {
      expect(statementSchema.safeParse(statement).success, statement.text).toBe(true);
      expect(statement.sourceIds.filter((source) => !sourceById(source))).toEqual([]);
      expect(statement.uncited === true).toBe(statement.sourceIds.length === 0);
    }
  });

  it.each(treatments.filter(({ give }) => give).map(({ id }) => [id]))(
    '%s, which is dosed, is told how to stop',
    (id) => {
      const text = whenWrong(id).map((statement) => statement.text);
      expect(text.join(' ')).toMatch(
        /change water|fresh dechlorinated water|clean, aired|peroxide/,
      );
    },
  );

  it('is of nothing that is no treatment', () => {
    expect(() => whenWrong('toString')).toThrow(RangeError);
  });
});

describe('pairs', () => {
  it('are the same from both sides, and none with itself', () => {
    for (const { id } of treatments) {
      expect(mayBeTogether(id, id)).toBe(false);
      for (const partner of partnersOf(id))
        expect(partnersOf(partner.id).map((one) => one.id)).toContain(id);
    }
  });

  it('salt with chloramine-T is the only one (facts B.4)', () => {
    expect(treatments.filter(({ id }) => partnersOf(id).length > 0).map(({ id }) => id)).toEqual([
      'salt',
      'chloramine-t',
    ]);
  });
});

describe('what is used against a condition', () => {
  it('is nothing against what must be reported, and what nothing helps against', () => {
    for (const id of ['khv', 'svc', 'carp-pox', 'low-oxygen', 'carrying-eggs'])
      expect(treatmentsAgainst(id)).toEqual([]);
  });

  /** As told by facts.md, B.5. */
  it.each([
    ['chilodonella', ['salt', 'permanganate', 'formalin', 'fmg']],
    ['epistylis', ['salt', 'permanganate']],
    ['saprolegnia', ['salt', 'fmg']],
    ['fin-rot', ['salt', 'chloramine-t']],
    ['gill-maggot', ['emamectin']],
  ])('%s: %s', (id, used) => {
    expect(treatmentsAgainst(id).map((treatment) => treatment.id)).toEqual(used);
  });
});
