import { analysisSchema, type Asked } from '@nishiki/contract/analysis';
import { describe, expect, it } from 'vitest';
import { measured, spot } from '../../test/results.ts';
import { describeAnalysis } from './analyst.ts';

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

describe('a search for disease', () => {
  const nothing = { signs: [], water: {}, country: null };
  const search = (result = measured(), asked: Asked = nothing) => ({
    ...describeAnalysis(result, 300, asked),
    id: 'x',
    photo: null,
  });

  it('is only made where it was asked for', () => {
    expect(whole().diagnosis).toBeUndefined();
    expect(analysisSchema.safeParse(search()).error).toBeUndefined();
  });
  it('never says healthy without what a photo cannot show', () => {
    const { disease_detected, disease_name, severity, health } = search();
    expect([disease_detected, disease_name, severity]).toEqual([false, null, null]);
    expect(health.headline).toMatch(/nothing found that a photo can show/i);
    expect(health.diseaseRisk).toBe('Not assessable');
  });
  it('names what it found as possible, never bare', () => {
    const found = search(measured({ marks: [spot(0.9)] }));
    expect(found.disease_detected).toBe(true);
    expect(found.disease_name).toMatch(/^Possibly /);
    expect(found.health.headline).toBe(found.diagnosis?.headline);
    expect(analysisSchema.safeParse(found).error).toBeUndefined();
  });
  it('names the condition that the signs fit', () => {
    const signs = [
      { id: 'white-grains', present: true },
      { id: 'flashing', present: true },
      { id: 'male-in-spring', present: false },
    ] as const;
    const found = search(measured(), { ...nothing, signs: [...signs], water: { temperature: 18 } });
    expect(found.disease_name).toBe('Possibly white spot (Ich)');
    expect([found.severity, found.health.diseaseRisk]).toEqual(['high', 'High']);
  });
  it('never says that nothing is there where fish have died', () => {
    const dying = (['deaths', 'several-fish'] as const).map((id) => ({ id, present: true }));
    const found = search(measured(), { ...nothing, signs: dying });
    expect([found.disease_detected, found.health.diseaseRisk]).toEqual([null, 'High']);
  });
  it('says nothing either way of a photo that shows too little, but hears the keeper', () => {
    const refused = measured({ outcome: 'not_koi', marks: [spot(0.9)] });
    expect(search(refused).disease_detected).toBeNull();
    const told = search(refused, {
      ...nothing,
      signs: [{ id: 'gasping', present: true }],
      water: { temperature: 28 },
    });
    expect(told.diagnosis?.urgent[0]).toMatch(/^Air on/);
    expect([told.disease_detected, told.health.diseaseRisk]).toEqual([true, 'High']);
    expect(told.health.score).toBeNull();
  });
});
