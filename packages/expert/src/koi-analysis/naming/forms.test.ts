import { varietyById } from '@nishiki/knowledge/varieties/lookup';
import { classIds, colourNames, type ColourName } from '@nishiki/vision/types';
import { describe, expect, it } from 'vitest';
import { measured } from '../../../test/results.ts';
import { formOf, namedForms } from './forms.ts';
import { lookOf, type Look } from './look.ts';

type Shown = Partial<Record<ColourName, number>>;

const look = (shares: Shown, show: Partial<Look['show']> = {}, traits: string[] = []): Look => {
  const shown = measured();
  const found = lookOf({
    ...shown,
    colourShares: {
      overall: colourNames.map((colour) => shares[colour] ?? 0),
      byRegion: shown.colourShares!.byRegion,
    },
    measures: { ...shown.measures!, show: { ...shown.measures!.show, ...show } },
    traits: traits.map((id) => ({ id, probability: 0.9, found: true })),
  });
  if (!found) throw new Error('nothing measured');
  return found;
};

describe('forms', () => {
  it('reaches at least 30 names together with the classes, each an entry of the catalogue', () => {
    const names = new Set([...namedForms, ...classIds].map((id) => varietyById(id)?.name ?? id));
    for (const id of namedForms) expect(varietyById(id)?.id).toBe(id);
    expect(names.size).toBeGreaterThanOrEqual(30);
  });

  it('names a Shiro Utsuri by black and white, a Ki Utsuri by black and yellow (facts B.6)', () => {
    expect(formOf('utsuri', look({ white: 0.5, black: 0.5 }))).toBe('shiro-utsuri');
    expect(formOf('utsuri', look({ white: 0.05, yellow: 0.45, black: 0.5 }))).toBe('ki-utsuri');
  });

  it('names none where grounds are mixed or all is black', () => {
    expect(formOf('utsuri', look({ white: 0.25, red: 0.25, black: 0.5 }))).toBeNull();
    expect(formOf('utsuri', look({ white: 0.05, black: 0.95 }))).toBeNull();
  });

  it('tells the three Tancho by their black and whether it is on the head', () => {
    const white = { white: 0.9 };
    expect(formOf('tancho', look(white, { blackShare: 0, headBlack: 0 }))).toBe('tancho-kohaku');
    expect(formOf('tancho', look(white, { blackShare: 0.1, headBlack: 0 }))).toBe('tancho-sanke');
    expect(formOf('tancho', look(white, { blackShare: 0.3, headBlack: 0.2 }))).toBe('tancho-showa');
  });

  it('calls a Hariwake without scales a Kikusui', () => {
    const colours = { white: 0.5, yellow: 0.45 };
    expect(formOf('hikari-moyo', look(colours))).toBe('hariwake');
    expect(formOf('hikari-moyo', look(colours, {}, ['doitsu']))).toBe('kikusui');
  });
});
