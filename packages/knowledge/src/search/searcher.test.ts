import { describe, expect, it } from 'vitest';
import type { SearchEntry } from './entry.ts';
import { createSearcher } from './searcher.ts';

const entry = (title: string, rest: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: 'variety',
  path: `/varieties/${title.toLowerCase().replaceAll(' ', '-')}`,
  title,
  text: 'A sentence about nothing in particular.',
  ...rest,
});

const titles = async (entries: readonly SearchEntry[], query: string): Promise<string[]> =>
  (await createSearcher(entries)).find(query).map(({ title }) => title);

describe('the search', () => {
  it('finds nothing for nothing, for words without a meaning and for nonsense', async () => {
    const entries = [entry('Kohaku'), entry('Asagi')];
    for (const query of ['', '  ', 'what is the', '?!', 'qqzzxxvv'])
      expect(await titles(entries, query)).toEqual([]);
  });

  it('puts what is meant by name before what only mentions it', async () => {
    const entries = [
      entry('Asagi', { text: 'Often taken for a Shusui, which has no scales.' }),
      entry('Shusui'),
    ];
    expect(await titles(entries, 'shusui')).toEqual(['Shusui', 'Asagi']);
  });

  it('asks for all telling words, and for any only where none has all', async () => {
    const entries = [entry('Red spot'), entry('White spot'), entry('White net')];
    expect(await titles(entries, 'white spot')).toEqual(['White spot']);
    expect(await titles(entries, 'net of red')).toEqual(
      expect.arrayContaining(['Red spot', 'White net']),
    );
  });

  it('forgives slips in words it does not know, not in words it does', async () => {
    const entries = [entry('Nitrite'), entry('Nitrate')];
    expect(await titles(entries, 'nitrate')).toEqual(['Nitrate']);
    expect(await titles(entries, 'nitrete')).toEqual(
      expect.arrayContaining(['Nitrite', 'Nitrate']),
    );
  });

  it('reads accents, small figures and Japanese', async () => {
    const entries = [entry('Showa', { writing: '昭和三色' }), entry('Ammonia', { words: 'NH3' })];
    expect(await titles(entries, 'Shōwa')).toEqual(['Showa']);
    expect(await titles(entries, 'NH₃')).toEqual(['Ammonia']);
    expect(await titles(entries, '三色')).toEqual(['Showa']);
  });

  it('finds words in one and in many, and half typed', async () => {
    const entries = [entry('Skin flukes'), entry('Ulcer')];
    expect(await titles(entries, 'ulcers')).toEqual(['Ulcer']);
    expect(await titles(entries, 'fluke')).toEqual(['Skin flukes']);
    expect(await titles(entries, 'skinflukes')).toEqual(['Skin flukes']);
    expect(await titles(entries, 'ulc')).toEqual(['Ulcer']);
  });

  it('puts first aid before everything when somebody is in need', async () => {
    const entries = [
      entry('Why do koi gasp?', { kind: 'question', path: '/questions/oxygen#gasp' }),
      entry('Help them breathe', { kind: 'emergency', path: '/first-aid#gasping' }),
    ];
    expect((await titles(entries, 'they are gasping'))[0]).toBe('Help them breathe');
  });
});
