import { describe, expect, it } from 'vitest';
import { flatten, withoutThousands } from './flatten.ts';
import { grade } from './grade.ts';
import { readCase } from './read-case.ts';

const asked = (fields: Record<string, unknown>) => readCase({ q: 'How much?', ...fields }, 'x');

describe('flattening', () => {
  it('leaves words and takes marks, citations and addresses away', () => {
    const text = flatten(
      '## Dose\n\n**24** g of [KMnO₄](/treatments/kmno4) [1] [2, 3].\n\n| Water | Dose |\n|---|---|\n| 12,000\u202fl | `24 g` |\n\n1. Air\n2. Watch',
    ).text;
    expect(text).toBe('Dose 24 g of KMnO4 . Water Dose 12,000 l 24 g Air Watch');
  });

  it('takes separators out of thousands only', () => {
    expect(withoutThousands('1,680 g, 12 000 l, 3,4 and 0.152')).toBe(
      '1680 g, 12000 l, 3,4 and 0.152',
    );
  });
});

describe('a grade', () => {
  it('asks for every fact, in any case of letters and over line breaks', () => {
    const one = asked({ must: ['air pump', 'stop feeding'], must_not: [] });
    expect(grade(one, ['Air\npump on. STOP feeding.']).missing).toEqual([]);
    expect(grade(one, ['Air pump on.']).missing).toEqual(['stop feeding']);
  });

  it('matches figures with and without their separators and with either dash', () => {
    for (const pattern of ['1680 ?g', '1,680 ?g', '24-30', '24–30'])
      expect(grade(asked({ must: [pattern] }), ['1,680 g or 24–30 g']).missing, pattern).toEqual(
        [],
      );
  });

  it('takes no figure out of the middle of another', () => {
    expect(grade(asked({ must: ['24 ?g'] }), ['124 g']).missing).toEqual(['24 ?g']);
    expect(grade(asked({ must_not: ['48 ?g'] }), ['1,048 g']).dangers).toEqual([]);
    expect(grade(asked({ must_not: ['48 ?g'] }), ['48 g']).dangers).toHaveLength(1);
  });

  it('finds what stands behind a hit that begins inside a number', () => {
    const one = asked({ must: ['water change|\\d.{0,30}change'] });
    expect(grade(one, ['0.0537 mg/l: act now. Water change.']).missing).toEqual([]);
  });

  it('grades facts in the last answer and dangers in every answer', () => {
    const one = asked({ q: ['Hi', 'And?'], must: ['air'], must_not: ['raise the pH'] });
    const found = grade(one, ['Raise the pH. More air.', 'Wait.']);
    expect(found.missing).toEqual(['air']);
    expect(found.dangers).toMatchObject([{ turn: 0, pattern: 'raise the pH' }]);
    expect(found.dangers[0]?.context).toContain('Raise the pH. More air.');
  });

  it('counts apart what only the plain reading holds for dangerous', () => {
    const found = grade(asked({ must_not: ['raise the pH'] }), ['You cannot raise the pH now.']);
    expect(found.dangers).toEqual([]);
    expect(found.plainOnly).toHaveLength(1);
  });

  it('reports what is good to have and never fails by it', () => {
    const found = grade(asked({ must: ['air'], nice: ['7\\.8', 'shade'] }), ['Air. 7.8 mg/l.']);
    expect(found.nice).toEqual({ asked: 2, met: 1 });
    expect(found.missing).toEqual([]);
  });
});
