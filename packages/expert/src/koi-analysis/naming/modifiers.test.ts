import { describe, expect, it } from 'vitest';
import { measured } from '../../../test/results.ts';
import { describeModifiers } from './modifiers.ts';
import { describeWouldTell } from './would-tell.ts';

const kohaku = measured();
const withShow = (show: Partial<NonNullable<typeof kohaku.measures>['show']>) =>
  measured({ measures: { ...kohaku.measures!, show: { ...kohaku.measures!.show, ...show } } });
const ids = (result: typeof kohaku) => describeModifiers(result).map(({ id }) => id);
const spotOnHead = {
  area: 0.03,
  roundness: 0.9,
  along: 0.12,
  across: 0,
  touchesEyes: false,
  touchesNose: false,
  whole: true,
};

describe('modifiers', () => {
  it('counts the steps of a Kohaku: two are a Nidan, three a Sandan, four a Yondan', () => {
    expect(ids(withShow({ steps: 2 }))).toEqual(['nidan']);
    expect(ids(withShow({ steps: 3 }))).toEqual(['sandan']);
    expect(ids(withShow({ steps: 4 }))).toEqual(['yondan']);
    expect(ids(withShow({ steps: 1 }))).toEqual([]);
  });

  it('is a Maruten with a head spot and more red, not with the spot alone', () => {
    expect(ids(withShow({ steps: 3, headSpot: spotOnHead, redShare: 0.3 }))).toContain('maruten');
    expect(ids(withShow({ steps: 1, headSpot: spotOnHead, redShare: 0.03 }))).toEqual([]);
  });

  it('does not repeat what the class says already', () => {
    const doitsu = { id: 'doitsu', probability: 0.95, found: true };
    const ranking = [{ id: 'shusui' as const, probability: 0.95 }];
    expect(ids(measured({ traits: [doitsu], ranking }))).toEqual([]);
    expect(ids(measured({ traits: [doitsu] }))).toContain('doitsu');
  });

  it('says nothing of a photo that was refused', () => {
    expect(ids(measured({ outcome: 'not_koi' }))).toEqual([]);
  });
});

describe('which photo would tell', () => {
  it('asks for the head where Sanke and Showa cannot be parted (facts B.6)', () => {
    const ranking = [
      { id: 'sanke' as const, probability: 0.5 },
      { id: 'showa' as const, probability: 0.45 },
    ];
    const words = describeWouldTell(measured({ outcome: 'unsure', ranking }));
    expect(words.join(' ')).toMatch(/head/i);
  });
  it('asks for none after a firm answer', () => {
    expect(describeWouldTell(measured())).toEqual([]);
  });
});
