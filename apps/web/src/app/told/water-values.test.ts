import { waterReadingSchema } from '@nishiki/contract/condition';
import { describe, expect, it } from 'vitest';
import { readValue, waterValues, type WaterId } from './water-values.ts';

const value = (id: WaterId) => {
  const found = waterValues.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};

describe('readValue', () => {
  it('takes nothing typed for not tested, never for the suggestion', () => {
    for (const one of waterValues) expect(readValue(one, '')).toEqual({ ours: null, wrong: null });
  });

  it('reckons in our units', () => {
    // 68 °F is 20 °C by definition; 1 °dKH is 17.848 mg/l CaCO3; NO2 weighs 3.28 times its nitrogen.
    expect(readValue(value('temperature'), '68', '°F').ours).toBe(20);
    expect(readValue(value('kh'), '107,088', 'CaCO3').ours).toBe(6);
    expect(readValue(value('nitrite'), '1', 'NO2-N').ours).toBeCloseTo(3.28, 2);
    expect(readValue(value('nitrite'), '1', 'NO2').ours).toBe(1);
  });

  it('says what can be', () => {
    expect(readValue(value('ph'), '12').wrong).toBe('pH lies between 4 and 11.');
    expect(readValue(value('temperature'), '200', '°F').wrong).toContain('-1 and 40 °C');
  });

  it('allows what the server allows, to the very ends', () => {
    for (const { id, low, high } of waterValues) {
      const isTaken = (ours: number) => waterReadingSchema.safeParse({ [id]: ours }).success;
      expect([low, high, low - 0.01, high + 0.01].map(isTaken), id).toEqual([
        true,
        true,
        false,
        false,
      ]);
    }
    expect(waterValues.map(({ id }) => id).sort()).toEqual(
      Object.keys(waterReadingSchema.shape).sort(),
    );
  });
});
