import { analysisSchema } from '@nishiki/contract/analysis';
import { describe, expect, it } from 'vitest';
import { measured } from '../../test/results.ts';
import { describeAnalysis } from './analyst.ts';
import { likelyForm } from './forms.ts';

const whole = (result = measured()) => ({ ...describeAnalysis(result, 300), id: 'x', photo: null });

describe('an analysis in words', () => {
  it.each([
    measured(),
    measured({ outcome: 'unsure', doubts: ['classes_close'] }),
    measured({ outcome: 'not_koi', doubts: ['not_like_a_koi'] }),
    measured({
      outcome: 'poor_photo',
      doubts: ['blurred'],
      fish: null,
      patternMap: null,
      colourShares: null,
      measures: null,
      ranking: [],
      water: null,
    }),
  ])('keeps the contract for $outcome', (result) => {
    expect(analysisSchema.safeParse(whole(result)).error).toBeUndefined();
  });

  it('names the best class with its sureness and sets the next ones apart from it', () => {
    const { variety, confidence, candidates } = whole();
    expect([variety, confidence]).toEqual(['Kohaku', 90]);
    expect(candidates.map(({ id }) => id)).toEqual(['kohaku', 'sanke', 'goromo']);
    expect(candidates[1]?.tellsApart.join(' ')).toMatch(/black/i);
  });

  it('names nothing that it refused, and says how to take the photo again', () => {
    const refused = whole(measured({ outcome: 'not_koi', doubts: ['not_like_a_koi'] }));
    expect([refused.variety, refused.confidence]).toEqual([null, 0]);
    expect([refused.candidates, refused.traits]).toEqual([[], []]);
    expect(refused.disease_detected).toBeNull();
    expect(refused.details.bodyShape).toMatch(/^Not described/);
    expect(refused.retake.join(' ')).toMatch(/camera.*goldfish/i);
    expect(whole().retake).toEqual([]);
  });

  it('takes its doubts off the sureness where it is unsure: 0.9 of half a chance is 45', () => {
    const unsure = whole(
      measured({
        outcome: 'unsure',
        doubts: ['unfamiliar_variety'],
        unfamiliar: 0.5,
        koiProbability: 1,
      }),
    );
    expect(unsure.confidence).toBe(45);
    expect(unsure.candidates[0]?.probability).toBeCloseTo(0.45, 6);
    expect(unsure.headline).toBe('Perhaps Kohaku');
    expect(unsure.description).toMatch(/not learnt/);
  });

  it('judges neither health nor quality of what may be no koi', () => {
    const { health, showQuality } = whole(
      measured({ outcome: 'unsure', doubts: ['not_like_a_koi'], koiProbability: 0.4 }),
    );
    expect([health.score, showQuality.rating]).toEqual([null, null]);
  });

  it('says of size and age that one photo cannot give them', () => {
    const { details, water } = whole();
    expect(details.sizeEstimation).toMatch(/^Cannot be told/);
    expect(details.ageEstimation).toMatch(/^Cannot be told/);
    expect(water.score).toBeNull();
  });

  it('writes the pattern map cell by cell', () => {
    expect(whole().evidence.patternMap).toEqual({
      width: 2,
      height: 1,
      cells: '01',
      rgb: 'ffffffc8321f',
    });
  });
});

describe('forms by colour', () => {
  // white red orange yellow black grey blue-grey brown tan
  it('names a Shiro Utsuri by black and white, a Ki Utsuri by black and yellow', () => {
    expect(likelyForm('utsuri', [0.5, 0, 0, 0, 0.5, 0, 0, 0, 0])).toBe('Shiro Utsuri');
    expect(likelyForm('utsuri', [0.05, 0, 0, 0.45, 0.5, 0, 0, 0, 0])).toBe('Ki Utsuri');
  });
  it('names none where grounds are mixed, where all is black, or where colour does not decide', () => {
    expect(likelyForm('utsuri', [0.25, 0.25, 0, 0, 0.5, 0, 0, 0, 0])).toBeNull();
    expect(likelyForm('utsuri', [0.05, 0, 0, 0, 0.95, 0, 0, 0, 0])).toBeNull();
    expect(likelyForm('kohaku', [1, 0, 0, 0, 0, 0, 0, 0, 0])).toBeNull();
  });
});
