import { describe, expect, it } from 'vitest';
import { signsIn } from './signs-in.ts';

const seen = (text: string) =>
  signsIn(text)
    .filter(({ present }) => present)
    .map(({ id }) => id);
const denied = (text: string) =>
  signsIn(text)
    .filter(({ present }) => !present)
    .map(({ id }) => id);

describe('signsIn', () => {
  it('hears what a keeper would say', () => {
    expect(
      seen('Two koi are gasping under the waterfall, and one has white spots on its fins.'),
    ).toEqual(['several-fish', 'gasping', 'at-inlet', 'white-grains']);
    expect(
      seen('Three fish died since Monday; the eyes are sunken and the gills look pale'),
    ).toEqual(['several-fish', 'deaths', 'sunken-eyes', 'gills-pale']);
    expect(seen('It rubs on the wall and jumps. Fins clamped.')).toEqual([
      'flashing',
      'jumping',
      'clamped-fins',
    ]);
  });

  it('knows what is denied from what is there', () => {
    const text = 'There are no white spots, it does not jump, but it is flashing';
    expect(denied(text)).toEqual(['white-grains', 'jumping']);
    expect(seen(text)).toEqual(['flashing']);
  });

  it('takes not eating for a sign and not for a denial', () => {
    for (const words of ['It is not eating', 'they won’t feed', 'stopped eating', 'off its food'])
      expect(seen(words), words).toEqual(['off-food']);
  });

  it('tells an anchor worm from a worm', () => {
    expect(seen('an anchor worm')).toEqual(['visible-thread']);
    expect(seen('a worm')).toEqual(['visible-worm']);
  });

  it('proposes each sign once, and nothing where nothing is said of any', () => {
    expect(seen('gasping, gasping, gasping')).toEqual(['gasping']);
    expect(signsIn('My koi is called Hana.')).toEqual([]);
    expect(signsIn('')).toEqual([]);
  });

  it('says by which words', () => {
    expect(signsIn('It has a fluffy patch')).toMatchObject([
      { id: 'cotton-tufts', words: 'fluffy' },
    ]);
  });
});
