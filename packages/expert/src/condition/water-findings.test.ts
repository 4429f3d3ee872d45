import type { WaterReading } from '@nishiki/contract/condition';
import { describe, expect, it } from 'vitest';
import { describeReading } from './water-findings.ts';

const found = (water: WaterReading, name: RegExp, isGasping = false) =>
  describeReading(water, isGasping).find(({ parameter }) => name.test(parameter));

describe('values of the water in words', () => {
  it('compute NH3 from total ammonia, pH and temperature', () => {
    // Facts D.1 task 1 and D.2 q1.
    expect(found({ ammonia: 2, ph: 8.4, temperature: 22 }, /NH3/)).toMatchObject({
      value: '0.206 mg/l',
      verdict: 'act',
    });
    expect(found({ ammonia: 1, ph: 8.5, temperature: 25 }, /NH3/)?.value).toBe('0.152 mg/l');
    // 1 mg/l at pH 7.0 and 10 °C is 0.0019 mg/l (facts, section 0): to be watched (B.1).
    expect(found({ ammonia: 1, ph: 7, temperature: 10 }, /NH3/)).toMatchObject({
      value: '0.002 mg/l',
      verdict: 'watch',
    });
  });
  it.each([
    [{ ammonia: 2 }, 'pH and temperature'],
    [{ ammonia: 2, ph: 8.4 }, 'temperature'],
    [{ ammonia: 0, temperature: 22 }, 'pH'],
  ])('do not judge ammonia where something is missing: %o', (water, missing) => {
    expect(found(water, /NH3/)).toBeUndefined();
    const total = found(water, /ammonia/i);
    expect(total?.verdict).toBe('not judged');
    expect(total?.words).toContain(`Missing: ${missing}.`);
  });
  it('never call much ammonia in acid water good', () => {
    const acid = found({ ammonia: 8, ph: 6.2, temperature: 18 }, /NH3/);
    expect(acid?.verdict).toBe('watch');
    expect(acid?.words).toMatch(/^Of 8 mg\/l .*do not raise the pH/);
    expect(found({ ammonia: 4, ph: 5.5, temperature: 15 }, /NH3/)?.value).toBe('under 0.001 mg/l');
    expect(found({ ammonia: 8, ph: 6.2 }, /^pH/)?.words).toMatch(/never raise the pH/);
    expect(found({ ammonia: 0, ph: 7, temperature: 18 }, /NH3/)?.verdict).toBe('good');
  });
  it('do not judge ammonia under ice, where the formula does not hold', () => {
    expect(found({ ammonia: 1, ph: 7, temperature: -0.5 }, /ammonia/i)?.verdict).toBe('not judged');
  });
  it('weigh oxygen against what the water could hold', () => {
    // 8 mg/l at 20 °C is 88 % of saturation; 7.2 at 10 °C is 64 % of 11.29.
    expect(found({ oxygen: 8, temperature: 20 }, /Oxygen/)).toMatchObject({
      value: '8 mg/l, 88 % of saturation',
      verdict: 'good',
    });
    expect(found({ oxygen: 7.2, temperature: 10 }, /Oxygen/)?.verdict).toBe('watch');
    expect(found({ oxygen: 8 }, /Oxygen/)?.verdict).toBe('not judged');
    expect(found({ oxygen: 4 }, /Oxygen/)?.verdict).toBe('act');
  });
  it('name what warm water holds at most where fish gasp and oxygen was not measured', () => {
    expect(found({ temperature: 28 }, /Oxygen/, true)?.words).toMatch(/7\.8 mg\/l/);
    expect(found({ temperature: 28 }, /Oxygen/)).toBeUndefined();
  });
  it('find nothing wrong in the defaults of the water form', () => {
    const water = { temperature: 20, ph: 7, ammonia: 0, nitrite: 0, oxygen: 8, kh: 120 / 17.85 };
    expect(describeReading(water, false).map(({ verdict }) => verdict)).toEqual(
      Array(6).fill('good'),
    );
  });
  it('put the worst first', () => {
    const water = { temperature: 20, ph: 7, nitrite: 2, kh: 3 };
    expect(describeReading(water, false).map(({ parameter }) => parameter)).toEqual([
      'Nitrite',
      'Carbonate hardness (KH)',
      'Temperature',
      'pH',
    ]);
  });
  it('say nothing where nothing was measured', () => {
    expect(describeReading({}, false)).toEqual([]);
  });
});
