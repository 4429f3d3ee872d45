import { expect, it } from 'vitest';
import { fishWords } from './fish-words.ts';

it('names each fish by its number and its place, the first as the largest', () => {
  expect(fishWords({ x: 0.1, y: 0.5 }, 0)).toBe('Fish 1, the largest, on the left of the photo');
  expect(fishWords({ x: 0.9, y: 0.9 }, 1)).toBe('Fish 2, on the lower right of the photo');
});
