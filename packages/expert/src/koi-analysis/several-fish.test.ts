import { analysisSchema } from '@nishiki/contract/analysis';
import { describe, expect, it } from 'vitest';
import { measured } from '../../test/results.ts';
import { describeAnalysis } from './analyst.ts';

const whole = (result = measured()) => ({ ...describeAnalysis(result, 300), id: 'x', photo: null });

describe('several fish and side views in words', () => {
  const several = measured({
    outcome: 'several_fish',
    doubts: ['several_fish'],
    fishes: measured().fishes.flatMap((one) => [one, { ...one, x: 0.8 }]),
    chosen: null,
  });

  it('asks which of several fish is meant, and names none', () => {
    const answer = whole(several);
    expect(analysisSchema.safeParse(answer).error).toBeUndefined();
    expect([answer.variety, answer.candidates, answer.healthScore]).toEqual([null, [], null]);
    expect(answer.headline).toBe('Which fish do you mean?');
    expect(answer.description).toMatch(/^2 fish/);
    expect(answer.evidence.fishes?.map(({ x }) => x)).toEqual([0.5, 0.8]);
    expect(answer.evidence.chosen).toBeNull();
  });

  it('tells the colours of a fish seen from the side and nothing else', () => {
    const answer = whole(measured({ outcome: 'unsure', doubts: ['side_view'], view: 'side' }));
    expect(analysisSchema.safeParse(answer).error).toBeUndefined();
    expect([answer.variety, answer.candidates, answer.traits]).toEqual([null, [], []]);
    expect([answer.healthScore, answer.showQuality.rating]).toEqual([null, null]);
    expect(answer.evidence.colourShares.map(({ colour }) => colour)).toEqual([
      'white',
      'red',
      'orange',
    ]);
    expect([answer.view, answer.headline]).toEqual(['side', 'Seen from the side: colours only']);
    expect(answer.retake.join(' ')).toMatch(/straight above/);
  });
});
