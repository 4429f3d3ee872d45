import { expect, it } from 'vitest';
import { overlaps } from './overlap.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

it('tells whether what floats hides something', () => {
  const chat = box(100, 100, 50, 50);
  expect(overlaps(chat, box(120, 120, 5, 5))).toBe(true);
  expect(overlaps(chat, box(0, 0, 110, 110))).toBe(true);
  // Side by side they share an edge, and nothing is hidden.
  expect(overlaps(chat, box(50, 100, 50, 50))).toBe(false);
  expect(overlaps(chat, box(0, 0, 20, 20))).toBe(false);
  // What is not shown has no size.
  expect(overlaps(box(0, 0, 0, 0), box(0, 0, 20, 20))).toBe(false);
});
