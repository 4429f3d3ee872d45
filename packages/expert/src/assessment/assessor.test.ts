import { expect, test } from 'vitest';
import { createAssessor } from './assessor.ts';

const { signsIn } = createAssessor();

test('signs and water from a keeper’s own words', () => {
  const told = signsIn('two of them rub on the wall and one has an open sore, 18 C, ph 7.8');
  expect(told.signs).toContainEqual({ id: 'flashing', present: true });
  expect(told.signs).toContainEqual({ id: 'open-ulcer', present: true });
  expect(told.water).toMatchObject({ temperature: 18, ph: 7.8 });
});

test('nothing said, nothing known', () => {
  expect(signsIn('')).toEqual({ signs: [], water: {}, country: null });
});
