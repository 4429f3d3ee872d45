import { describe, expect, it } from 'vitest';
import { entryAfter } from './arrow-keys.ts';

describe('entryAfter', () => {
  it('goes round in both directions', () => {
    expect(entryAfter('ArrowDown', 0, 3)).toBe(1);
    expect(entryAfter('ArrowDown', 2, 3)).toBe(0);
    expect(entryAfter('ArrowUp', 0, 3)).toBe(2);
  });

  it('begins at either end', () => {
    expect(entryAfter('ArrowDown', -1, 3)).toBe(0);
    expect(entryAfter('ArrowUp', -1, 3)).toBe(2);
    expect(entryAfter('Home', 2, 3)).toBe(0);
    expect(entryAfter('End', 0, 3)).toBe(2);
  });

  it('leaves other keys and empty menus alone', () => {
    expect(entryAfter('Tab', 0, 3)).toBeNull();
    expect(entryAfter('ArrowDown', -1, 0)).toBeNull();
  });
});
