import { expect, it } from 'vitest';
import { tabAfter } from './tabs.tsx';

// The keys of the WAI-ARIA tabs pattern.
it('leads along the tabs and round their ends', () => {
  expect(tabAfter('ArrowRight', 0, 3)).toBe(1);
  expect(tabAfter('ArrowRight', 2, 3)).toBe(0);
  expect(tabAfter('ArrowLeft', 0, 3)).toBe(2);
  expect(tabAfter('Home', 2, 3)).toBe(0);
  expect(tabAfter('End', 0, 3)).toBe(2);
  expect(tabAfter('Enter', 0, 3)).toBeNull();
  expect(tabAfter('ArrowDown', 0, 3)).toBeNull();
});
