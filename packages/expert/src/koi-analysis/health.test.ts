import { describe, expect, it } from 'vitest';
import { measured, spot } from '../../test/results.ts';
import { describeDisease, describeHealth } from './health.ts';

const words = (result = measured()): string => JSON.stringify(describeHealth(result));

describe('health from a photo', () => {
  it('never calls the risk low, whatever the photo shows', () => {
    for (const marks of [[], [spot(0.2)], [spot(0.9)], [spot(0.9), spot(0.8)]])
      expect(words(measured({ marks }))).not.toMatch(/low risk|"Low"|healthy/i);
  });
  it('says what a photo cannot show, and puts the water test first, also when nothing was found', () => {
    const health = describeHealth(measured());
    expect(health.diseaseRisk).toBe('Not assessable');
    expect(health.headline).toMatch(/nothing found that a photo can show/i);
    expect(health.recommendations[0]).toMatch(/test the water/i);
  });
  it('raises the risk by a clear spot, and more by two red ones', () => {
    expect(describeHealth(measured({ marks: [spot(0.8)] })).diseaseRisk).toBe('Not assessable');
    expect(describeHealth(measured({ marks: [spot(0.9)] })).diseaseRisk).toBe('Raised');
    expect(describeHealth(measured({ marks: [spot(0.9), spot(0.95)] })).diseaseRisk).toBe('High');
  });
  it('lets one bad spot weigh more than a straight back', () => {
    const well = describeHealth(measured()).score ?? 0;
    const ill = describeHealth(measured({ marks: [spot(1)] })).score ?? 100;
    expect(well - ill).toBeGreaterThan(20);
  });
  it('never calls a fish poor for its pose alone', () => {
    const measures = measured().measures;
    if (!measures) throw new Error('the fixture has measures');
    const bent = { ...measures, outlineSymmetry: 0.2, spineBend: 0.4, colourEvenness: 0 };
    expect(describeHealth(measured({ measures: bent })).band).toBe('Fair');
    const sore = measured({ measures: bent, marks: [spot(1), spot(1)] });
    expect(describeHealth(sore).band).toBe('Poor');
  });
  it('names no treatment, dose or drug', () => {
    for (const marks of [[], [spot(1), spot(1)]])
      expect(words(measured({ marks }))).not.toMatch(
        /\d\s*(mg|g|ml|l|ppm|%)\b|salt|antibiotic|permanganate|formalin|praziquantel/i,
      );
  });
  it.each(['not_koi', 'poor_photo'] as const)('says nothing of the fish on %s', (outcome) => {
    const health = describeHealth(measured({ outcome }));
    expect([health.score, health.band, health.parts.length]).toEqual([null, null, 0]);
  });
  it('takes its band from its score', () => {
    const { score, band } = describeHealth(measured());
    const expected =
      score === null
        ? null
        : score >= 90
          ? 'Excellent'
          : score >= 75
            ? 'Good'
            : score >= 60
              ? 'Fair'
              : 'Poor';
    expect(band).toBe(expected);
  });
});

describe('disease fields', () => {
  it('are null without measures, false with nothing found, and never name a disease', () => {
    expect(describeDisease(measured({ measures: null })).disease_detected).toBeNull();
    expect(describeDisease(measured())).toEqual({
      disease_detected: false,
      disease_name: null,
      severity: null,
    });
    const found = describeDisease(measured({ marks: [spot(0.9)] }));
    expect(found.disease_detected).toBe(true);
    expect(found.disease_name).toMatch(/photo evidence only/);
  });
});
