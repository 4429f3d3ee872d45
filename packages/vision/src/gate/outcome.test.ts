import { describe, expect, it } from 'vitest';
import { decide, type Evidence } from './outcome.ts';

const evidence = (more: Partial<Evidence> = {}): Evidence => ({
  poseScore: 2.5,
  verdict: { koi: 0.99, otherwise: 'other' },
  threshold: 0.3,
  ranking: [
    { id: 'kohaku', probability: 0.93 },
    { id: 'sanke', probability: 0.07 },
  ],
  outside: 0.1,
  ...more,
});

describe('outcome', () => {
  it('names a clear koi firmly', () => {
    expect(decide(evidence())).toEqual({ outcome: 'identified', doubts: [] });
  });

  it.each([
    ['other', 'not_like_a_koi'],
    ['empty', 'no_fish_found'],
    ['drawn', 'looks_drawn'],
  ] as const)('refuses what looks %s', (otherwise, doubt) => {
    expect(decide(evidence({ verdict: { koi: 0.1, otherwise } }))).toEqual({
      outcome: 'not_koi',
      doubts: [doubt],
    });
  });

  it('is unsure when the first two are close', () => {
    const ranking = [
      { id: 'sanke', probability: 0.55 },
      { id: 'showa', probability: 0.45 },
    ] as const;
    expect(decide(evidence({ ranking: [...ranking] }))).toEqual({
      outcome: 'unsure',
      doubts: ['classes_close'],
    });
  });

  it('is unsure about a koi that resembles those outside the named varieties', () => {
    expect(decide(evidence({ outside: 0.9 }))).toEqual({
      outcome: 'unsure',
      doubts: ['unfamiliar_variety'],
    });
  });

  it('is unsure when it may be no koi, or its shape is not clear', () => {
    const verdict = { koi: 0.4, otherwise: 'other' } as const;
    expect(decide(evidence({ verdict }))).toEqual({
      outcome: 'unsure',
      doubts: ['not_like_a_koi'],
    });
    expect(decide(evidence({ poseScore: 1.2 })).outcome).toBe('unsure');
    expect(decide(evidence({ poseScore: 1.8 }))).toEqual({
      outcome: 'identified',
      doubts: ['shape_unclear'],
    });
  });

  it('asks for another photo when no shape can be made out', () => {
    expect(decide(evidence({ poseScore: -5 }))).toEqual({
      outcome: 'poor_photo',
      doubts: ['shape_unclear'],
    });
  });
});
