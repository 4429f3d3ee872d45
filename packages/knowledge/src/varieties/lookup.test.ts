import { describe, expect, it } from 'vitest';
import { engineClassIds } from './engine-classes.ts';
import { lookAlikesOf, marksOf, tellApart, varietyById } from './lookup.ts';
import { pairs } from './pairs.ts';

const enginePairs = engineClassIds.flatMap((a, i) =>
  engineClassIds.slice(i + 1).map((b) => [a, b] as const),
);

describe('tellApart', () => {
  it('covers all 91 pairs of the fourteen engine classes, the same both ways', () => {
    expect(enginePairs).toHaveLength(91);
    for (const [a, b] of enginePairs) {
      expect(tellApart(a, b).length, `${a} ${b}`).toBeGreaterThan(0);
      expect(tellApart(b, a), `${a} ${b}`).toEqual(tellApart(a, b));
      for (const sentence of tellApart(a, b)) expect(sentence.length).toBeLessThanOrEqual(220);
    }
  });

  it('tells Sanke from Showa by head, fin bases and wrapping black', () => {
    const text = tellApart('showa', 'sanke').join(' ');
    expect(text).toMatch(/head/i);
    expect(text).toMatch(/pectoral/i);
    expect(text).toMatch(/wraps/i);
  });

  it('names both varieties where no sentence of their own exists', () => {
    const pair = tellApart('utsuri', 'asagi');
    expect(pair[0]).toMatch(/^Asagi: .*net/);
    expect(pair[1]).toMatch(/^Utsuri: .*black/);
  });

  it('says nothing of one variety with itself or of unknown ones', () => {
    expect(tellApart('kohaku', 'kohaku')).toEqual([]);
    expect(tellApart('kohaku', 'trout')).toEqual([]);
  });
});

describe('lookAlikesOf', () => {
  it('is mutual, with the same sentences', () => {
    for (const { a, b } of pairs) {
      const there = lookAlikesOf(a).find(({ id }) => id === b);
      const back = lookAlikesOf(b).find(({ id }) => id === a);
      expect(there?.tellApart).toBeDefined();
      expect(back?.tellApart).toEqual(there?.tellApart);
    }
  });

  it('knows the look-alikes of a Bekko', () => {
    expect(lookAlikesOf('bekko').map(({ id }) => id)).toContain('utsuri');
  });
});

describe('varietyById and marksOf', () => {
  it('finds an entry and its deciding mark', () => {
    expect(varietyById('goromo')?.name).toBe('Goromo');
    expect(marksOf('tancho')[0]?.text).toMatch(/one red spot on the head/i);
    expect(varietyById('trout')).toBeUndefined();
    expect(marksOf('trout')).toEqual([]);
  });
});
