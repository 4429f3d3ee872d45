import { describe, expect, it } from 'vitest';
import { placeWords } from './mark-words.ts';

describe('placeWords', () => {
  it.each([
    [0.5, 0.5, 'in the middle of the photo'],
    [0.1, 0.5, 'on the left of the photo'],
    [0.5, 0.9, 'in the lower part of the photo'],
    [0.9, 0.1, 'on the upper right of the photo'],
  ])('(%f, %f) lies %s', (x, y, words) => {
    expect(placeWords({ x, y })).toBe(words);
  });
});
