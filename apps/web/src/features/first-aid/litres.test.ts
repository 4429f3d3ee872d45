import { describe, expect, it } from 'vitest';
import { massWords, readLitres, volumeWords } from './litres.ts';

describe('litres that a keeper types', () => {
  it('are read in litres, UK and US gallons', () => {
    expect(readLitres('12000', 'l')).toEqual({ litres: 12000, problem: null });
    expect(readLitres(' 1000 ', 'uk-gal').litres).toBeCloseTo(4546.09, 6);
    expect(readLitres('1000', 'us-gal').litres).toBeCloseTo(3785.411784, 6);
  });

  it('are not missed as long as nothing is typed', () => {
    expect(readLitres('  ', 'l')).toEqual({ litres: null, problem: null });
  });

  it.each([
    ['12,000', 'l', /commas/],
    ['0', 'l', /at least 50 litres/],
    ['-5', 'l', /at least 50 litres/],
    ['0', 'uk-gal', /at least 11 UK gallons/],
    ['9999999', 'us-gal', /at most 528,000 US gallons/],
    ['a lot', 'l', /Digits/],
    ['1e4', 'l', /Digits/],
    ['12000 l', 'l', /Digits/],
  ] as const)('%s %s gives a sentence and no number', (typed, unit, words) => {
    const { litres, problem } = readLitres(typed, unit);
    expect(litres).toBeNull();
    expect(problem).toMatch(words);
  });
});

describe('words for amounts', () => {
  it('say grams below a kilogram, and kilograms from there', () => {
    expect(massWords(7)).toBe('7 g');
    expect(massWords(84.04)).toBe('84 g');
    expect(massWords(1000)).toBe('1 kg');
    expect(massWords(12_540)).toBe('12.5 kg');
  });

  it('say a volume in the unit of the keeper', () => {
    expect(volumeWords(3333.3, 'l')).toBe('3,330 litres');
    expect(volumeWords(4546.09, 'uk-gal')).toBe('1,000 UK gallons');
  });
});
