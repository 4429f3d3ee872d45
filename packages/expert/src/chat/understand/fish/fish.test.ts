import { describe, expect, test } from 'vitest';
import type { FishTold } from '../../message.ts';
import { understand } from '../understand.ts';

describe('what is told of the fish', () => {
  test.each<readonly [string, Partial<FishTold>]>([
    ['2 dead of 12', { deaths: 2, count: 12 }],
    ['2 of 12 died', { deaths: 2, count: 12 }],
    ['lost two', { deaths: 2 }],
    ['3 dead since Monday', { deaths: 3 }],
    ['two of my koi have died', { deaths: 2 }],
    ['I have 12 koi', { count: 12 }],
    ['20 koi total 18 kg', { count: 20, totalGrams: 18000 }],
    ['a dozen adult koi', { count: 12 }],
    ['one of my koi is ill', { count: null }],
    ['my koi is 42 cm', { lengthCm: 42 }],
    ['16 inch koi', { lengthCm: 40.64 }],
    ['24" female', { lengthCm: 60.96, sex: 'female' }],
    ['Kohaku, 42 cm, 2 y', { lengthCm: 42, ageYears: 2 }],
    ['2 year old male', { ageYears: 2, sex: 'male' }],
    ['18 months old', { ageYears: 1.5 }],
    ['nisai', { ageYears: 2 }],
    ['tosai', { ageYears: 1 }],
    ['she weighs 3 kg', { weightGrams: 3000 }],
    ['a 4 kg koi', { weightGrams: 4000 }],
    ['18 kg of fish', { totalGrams: 18000 }],
    ['10 kg of salt', { weightGrams: null, totalGrams: null }],
    ['pond is 120 cm deep', { lengthCm: null }],
    ['filter is 2 years old', { ageYears: null }],
    ['there were 3 deaths', { deaths: 3 }],
    ['five fish have died over 2 weeks', { deaths: 5, count: null }],
    ['all 9 of my koi died', { deaths: 9, count: 9 }],
    ['24-inch koi', { lengthCm: 60.96 }],
    ['Kohaku 42cm female 2yrs', { lengthCm: 42, ageYears: 2, sex: 'female' }],
    ['3 days ago', { count: null, deaths: null }],
  ])('%s', (text, fish) => {
    expect(understand(text).fish).toMatchObject(fish);
  });
});
