import { expect, it } from 'vitest';
import { spot } from '../../test/results.ts';
import { signsFromMarks } from './from-marks.ts';

const pale = (radius: number) => ({ ...spot(0.6, 'pale_spot'), radius });

it('takes each kind of mark for a sign, and a pale one by its size', () => {
  expect([...signsFromMarks([spot(0.6)])]).toEqual(['red-sore']);
  expect([...signsFromMarks([spot(0.6, 'dark_spot')])]).toEqual(['dark-specks']);
  expect([...signsFromMarks([spot(0.6, 'ragged_outline')])]).toEqual(['ragged-fins']);
  expect([...signsFromMarks([pale(0.006), pale(0.02), pale(0.05)])]).toEqual([
    'white-grains',
    'wax-drops',
    'cotton-tufts',
  ]);
});

it('counts a kind once, and none that is faint', () => {
  expect(signsFromMarks([spot(0.9), spot(0.7), spot(0.8)]).size).toBe(1);
  expect(signsFromMarks([spot(0.49), spot(0.3, 'dark_spot')]).size).toBe(0);
});
