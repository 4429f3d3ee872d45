import type { VisionResult } from '@nishiki/vision/types';
import { describe, expect, it } from 'vitest';
import { measured } from '../../../test/results.ts';
import { combine } from './combine.ts';
import { poolRankings } from './pool-rankings.ts';

const reading = (result: VisionResult) => ({
  kind: 'done' as const,
  id: 1,
  result,
  jpeg: new Uint8Array(),
  fingerprint: null,
  width: 10,
  height: 10,
  residentBytes: 0,
});
const ranked = (sanke: number, showa: number, changes: Partial<VisionResult> = {}) =>
  measured({
    ranking: [
      { id: 'sanke', probability: sanke },
      { id: 'showa', probability: showa },
    ],
    ...changes,
  });
const close = { outcome: 'unsure', doubts: ['classes_close'] } as const;

describe('pooling', () => {
  it('is the mean of the probabilities, worked by hand', () => {
    const [a, b] = [ranked(0.9, 0.1).ranking, ranked(0.5, 0.5).ranking];
    expect(poolRankings([a, b]).map(({ probability }) => probability)).toEqual([0.7, 0.3]);
  });
});

describe('further photos', () => {
  it('makes a close call firm when the second photo is clear, and says so', () => {
    const first = reading(ranked(0.7, 0.3, { ...close, doubts: ['classes_close'] }));
    const { result, more } = combine(first, [
      { view: 'top', reading: reading(ranked(0.98, 0.02)) },
    ]);
    expect(result.outcome).toBe('identified');
    expect(result.ranking[0]?.probability).toBeCloseTo(0.84);
    expect(more).toMatchObject([{ view: 'top', used: true }]);
  });

  it('takes back a firm name when the second photo speaks against it', () => {
    const { result } = combine(reading(ranked(0.85, 0.15)), [
      { view: 'top', reading: reading(ranked(0.3, 0.7)) },
    ]);
    expect(result.outcome).toBe('unsure');
    expect(result.doubts).toContain('classes_close');
  });

  it('keeps another reason to hesitate, however clear the classes are', () => {
    const first = ranked(0.7, 0.3, { outcome: 'unsure', doubts: ['not_like_a_koi'] });
    const { result } = combine(reading(first), [
      { view: 'top', reading: reading(ranked(0.98, 0.02)) },
    ]);
    expect(result.outcome).toBe('unsure');
  });

  it('never names a first photo that was refused', () => {
    const refused = measured({ outcome: 'not_koi', ranking: [], fish: null });
    const { result } = combine(reading(refused), [
      { view: 'top', reading: reading(ranked(0.98, 0.02)) },
    ]);
    expect(result.outcome).toBe('not_koi');
  });

  it('tells colours from the side and ranks nothing by them', () => {
    const { result, more } = combine(reading(ranked(0.9, 0.1)), [
      { view: 'side', reading: reading(ranked(0.1, 0.9)) },
      { view: 'head', reading: null, problem: 'This file could not be read as a photo.' },
    ]);
    expect(result.ranking[0]).toEqual({ id: 'sanke', probability: 0.9 });
    expect(more[0]?.words.join(' ')).toMatch(/white 60%.*red 38%/);
    expect(more[1]).toEqual({
      view: 'head',
      used: false,
      words: ['This file could not be read as a photo.'],
    });
  });
});
