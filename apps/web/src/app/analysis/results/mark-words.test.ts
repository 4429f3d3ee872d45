import { describe, expect, it } from 'vitest';
import { placeWords } from './mark-words.ts';

describe('placeWords', () => {
  it.each([
    [0.5, 0.5, 'in the middle of the photo'],
    [0.1, 0.5, 'on the left of the photo'],
    [0.5, 0.9, 'in the lower part of the photo'],
    [0.9, 0.1, 'on the upper right of the photo'],
  ])('(%f, %f) lies %s', (x, y, words) => {
    expect(placeWords({ kind: 'red_spot', x, y })).toBe(words);
  });

  it('says where on the fish, where the engine told it', () => {
    expect(placeWords({ kind: 'red_sore', x: 0.5, y: 0.9, region: 'rear' })).toBe(
      'on the rear of the body, in the lower part of the photo',
    );
  });

  it('gives what concerns the whole fish no place', () => {
    expect(placeWords({ kind: 'swollen', x: 0.1, y: 0.1, region: 'middle' })).toBe(
      'on the whole body',
    );
  });
});
