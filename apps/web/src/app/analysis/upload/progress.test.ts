import { describe, expect, it } from 'vitest';
import { progressOf } from './analysis-progress.tsx';

describe('progressOf', () => {
  it('shows what is done with its time, what is under way and what waits', () => {
    const steps = progressOf([
      { name: 'preparing', at: 0 },
      { name: 'receiving', at: 300 },
      { name: 'reading', at: 450 },
    ]);
    expect(steps.map(({ state }) => state)).toEqual([
      'done',
      'done',
      'current',
      ...Array<string>(5).fill('waiting'),
    ]);
    expect(steps[0]?.label).toContain('0.3 s');
    expect(steps[2]?.label).toBe('Reading the photo');
  });

  it('counts a step that was never told as done once a later one begins', () => {
    const steps = progressOf([
      { name: 'preparing', at: 0 },
      { name: 'receiving', at: 300 },
      { name: 'finding', at: 800 },
    ]);
    expect(steps.map(({ id, state }) => [id, state]).slice(1, 4)).toEqual([
      ['receiving', 'done'],
      ['reading', 'done'],
      ['finding', 'current'],
    ]);
  });

  it('leaves out the keeping of what is not kept', () => {
    const marks = [{ name: 'comparing' as const, at: 0 }];
    expect(progressOf(marks).at(-1)).toMatchObject({ id: 'saving', state: 'waiting' });
    expect(progressOf(marks, false).at(-1)).toMatchObject({ id: 'comparing', state: 'current' });
  });
});
