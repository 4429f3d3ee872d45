import { describe, expect, it } from 'vitest';
import { createWish } from './wish.ts';

const keys = () => {
  let last = 0;
  return () => `key-${(last += 1)}`;
};
const photo = () => new Blob(['koi']);

describe('createWish', () => {
  it('keeps the key while the answer to the same photo is missing', () => {
    const wish = createWish(keys());
    const koi = photo();
    expect(wish.keyFor(koi)).toBe('key-1');
    expect(wish.keyFor(koi)).toBe('key-1');
  });

  it('takes a new key for another photo, and for the same one after an answer', () => {
    const wish = createWish(keys());
    const koi = photo();
    wish.keyFor(koi);
    expect(wish.keyFor(photo())).toBe('key-2');
    wish.answered();
    expect(wish.keyFor(koi)).toBe('key-3');
  });

  it('takes a new key when more is told with the same photo', () => {
    const wish = createWish(keys());
    const koi = photo();
    expect(wish.keyFor(koi, 'gasping')).toBe('key-1');
    expect(wish.keyFor(koi, 'gasping')).toBe('key-1');
    expect(wish.keyFor(koi, 'gasping, flashing')).toBe('key-2');
  });
});
