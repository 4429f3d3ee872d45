import { volumeKnownAs } from '@nishiki/koi-science/volume';
import { describe, expect, it } from 'vitest';
import { amountFor } from './amounts.ts';
import { ammoniaAlone } from './steps.ts';

const measured = volumeKnownAs(1000, 'measured');
const estimated = volumeKnownAs(1000, 'estimated');

describe('amounts of first aid', () => {
  it('bind 0.5 mg/l of chlorine twice over: 3.5 g a 1,000 l, doubled (facts B.1)', () => {
    expect(amountFor('dechlorinator', measured)).toMatchObject({ low: 7, high: 7, unit: 'g' });
  });

  it('bring salt to 0.1 %: 1 kg in 1,000 l (facts B.1)', () => {
    expect(amountFor('salt', measured)).toMatchObject({ low: 1000, high: 1000, unit: 'g' });
    // Scenario D.1 1: a pond of 6,000 l takes 6 kg.
    expect(amountFor('salt', volumeKnownAs(6000, 'measured')).low).toBeCloseTo(6000, 6);
  });

  it('change a third to a half', () => {
    const { low, high } = amountFor('change', volumeKnownAs(9000, 'measured'));
    expect(low).toBeCloseTo(3000, 6);
    expect(high).toBe(4500);
  });

  it('give an estimated pond a fifth less salt and a fifth more dechlorinator', () => {
    expect(amountFor('salt', estimated).low).toBeCloseTo(800, 6);
    expect(amountFor('dechlorinator', estimated).high).toBeCloseTo(8.4, 6);
  });

  it('refuse what is no volume', () => {
    for (const litres of [0, -1, NaN, Infinity])
      expect(() => volumeKnownAs(litres, 'measured')).toThrow(RangeError);
  });
});

describe('the ammonia that a kit shows', () => {
  it('is told with both ends worked out (facts B.1: .00186 and .1521 of the total)', () => {
    expect(ammoniaAlone.why.text).toContain('0.0019 mg/l of free ammonia at pH 7 and 10 °C');
    expect(ammoniaAlone.why.text).toContain('0.15 at pH 8.5 and 25 °C');
  });
});
