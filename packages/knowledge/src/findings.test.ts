import { describe, expect, it } from 'vitest';
import { conditions } from './conditions/catalogue.ts';
import { signById } from './conditions/signs.ts';
import { findingByKind, findingKinds, findings, mayBe } from './findings.ts';
import { sourceById } from './sources.ts';

it('every kind has words, once', () => {
  expect(findings.map(({ kind }) => kind)).toEqual([...findingKinds]);
});

describe.each(findings)('$kind', ({ kind, sign, lookAlikes, question, note }) => {
  it('is a sign that a photo can show', () => {
    expect(signById(sign).seenIn).toBe('photo');
  });
  it('may be a condition of the catalogue and has a look-alike that is none', () => {
    const ids = mayBe(kind).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(conditions.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    expect(lookAlikes.length).toBeGreaterThan(0);
  });
  it('says of each look-alike where it was read, or that it was not', () => {
    for (const { tellsApart } of lookAlikes) {
      expect(tellsApart.uncited === true).toBe(tellsApart.sourceIds.length === 0);
      for (const id of tellsApart.sourceIds) expect(sourceById(id), id).toBeDefined();
    }
  });
  it('asks one question and names no disease', () => {
    expect(question).toMatch(/^[^?]+\?$/);
    for (const { name } of conditions) expect(note.toLowerCase()).not.toContain(name.toLowerCase());
  });
});

it('names the look-alikes that facts B.5 asks for', () => {
  const names = (kind: (typeof findingKinds)[number]) =>
    findingByKind(kind)
      .lookAlikes.map(({ name }) => name)
      .join(' ');
  expect(names('white_points')).toMatch(/Spawning grains.*ginrin/);
  expect(names('dark_specks')).toMatch(/Sumi/);
  expect(names('cotton_tuft')).toMatch(/Carp pox/);
  expect(names('swollen')).toMatch(/full of eggs/);
});

it('dropsy is what raised scales typically are', () => {
  expect(mayBe('raised_scales')[0]?.id).toBe('dropsy');
});
