import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { differencesOf, traits } from './traits.ts';

describe('what varieties look like, part by part', () => {
  it('covers every variety and no other', () => {
    expect(Object.keys(traits).sort()).toEqual(catalogue.map(({ id }) => id).sort());
  });

  it('tells any two varieties apart', () => {
    const same = catalogue.flatMap(({ id: a }, at) =>
      catalogue
        .slice(at + 1)
        .flatMap(({ id: b }) => (differencesOf(a, b).length ? [] : [`${a} ${b}`])),
    );
    expect(same).toEqual([]);
  });

  it('sets Sanke and Showa apart where judges look', () => {
    expect(differencesOf('sanke', 'showa').map(({ part }) => part)).toEqual([
      'ground',
      'pattern',
      'black',
      'head',
      'fins',
    ]);
  });
});
