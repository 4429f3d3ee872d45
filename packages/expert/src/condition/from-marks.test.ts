import { findingKinds as contractKinds } from '@nishiki/contract/analysis';
import { findingKinds } from '@nishiki/knowledge/findings';
import { markKinds } from '@nishiki/vision/types';
import { expect, it } from 'vitest';
import { spot } from '../../test/results.ts';
import { signsFromMarks } from './from-marks.ts';

it.each([
  ['red_sore', 'red-sore'],
  ['white_points', 'white-grains'],
  ['cotton_tuft', 'cotton-tufts'],
  ['dark_specks', 'dark-specks'],
  ['raised_scales', 'pinecone-scales'],
  ['ragged_fin', 'ragged-fins'],
  ['missing_scales', 'missing-scales'],
  ['swollen', 'swollen-belly'],
  ['thin', 'thin-body'],
  ['clouded_eye', 'cloudy-eye'],
] as const)('%s may be the sign %s', (kind, sign) => {
  expect([...signsFromMarks([spot(0.9, kind)])]).toEqual([sign]);
});

it('faint marks are no sign', () => {
  expect(signsFromMarks([spot(0.3)]).size).toBe(0);
});

it('engine, knowledge and contract know the same kinds', () => {
  expect([...findingKinds]).toEqual([...markKinds]);
  expect([...contractKinds]).toEqual([...markKinds]);
});
