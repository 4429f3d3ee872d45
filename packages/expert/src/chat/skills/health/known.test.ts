import { waterReadingSchema } from '@nishiki/contract/condition';
import { expect, test } from 'vitest';
import { sickCase } from '../../../../test/sick-case.ts';
import { signsOf, waterFrom } from './known.ts';

test('a value past what can be read counts as the end of the range', () => {
  const water = waterFrom({ ammonia: 25, ph: 3, nitrate: 40 });
  expect(water).toEqual({ ammonia: 20, ph: 4 });
  expect(waterReadingSchema.safeParse(water).success).toBe(true);
});

test('oxygen in per cent is no reading in mg/l', () => {
  expect(waterFrom({ oxygen: 88 })).toEqual({});
});

test('two dead fish are several; one is not', () => {
  expect(signsOf(sickCase({ deaths: 2 })).get('several-fish')).toBe(true);
  expect(signsOf(sickCase({ deaths: 1 })).has('several-fish')).toBe(false);
});

test('a question about a sign that was just answered counts', () => {
  const c = sickCase();
  const open = { kind: 'sign', sign: 'flashing' } as const;
  expect(signsOf({ ...c, open, reply: { kind: 'no' } }).get('flashing')).toBe(false);
  expect(signsOf({ ...c, open, reply: { kind: 'unknown' } }).has('flashing')).toBe(false);
});
