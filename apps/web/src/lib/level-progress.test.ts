import { describe, expect, it } from 'vitest';
import { levelProgress } from './level-progress.ts';

// Thresholds of the specification: 0, 100, 300, 600, 1000, 1500, 2500.
describe('levelProgress', () => {
  it('starts at the bottom of the first level', () => {
    expect(levelProgress(0)).toEqual({
      level: 1,
      name: 'Koi Beginner',
      within: 0,
      span: 100,
      next: { name: 'Koi Novice', missing: 100 },
    });
  });

  it('counts within the level, not from zero', () => {
    expect(levelProgress(150)).toMatchObject({ level: 2, within: 50, span: 200 });
    expect(levelProgress(150).next).toEqual({ name: 'Koi Intermediate', missing: 150 });
  });

  it('reaches a level at its threshold', () => {
    expect(levelProgress(99).level).toBe(1);
    expect(levelProgress(100)).toMatchObject({ level: 2, within: 0 });
    expect(levelProgress(2499)).toMatchObject({ level: 6, within: 999, span: 1000 });
  });

  it('is full at the last level, however many points', () => {
    for (const points of [2500, 99_999])
      expect(levelProgress(points)).toMatchObject({ level: 7, within: 1, span: 1, next: null });
  });
});
