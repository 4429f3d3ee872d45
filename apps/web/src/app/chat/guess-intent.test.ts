import { expect, it } from 'vitest';
import { guessIntent } from './guess-intent.ts';

it.each([
  ['Which koi is this?', 'identification'],
  ['My fish is GASPING', 'health'],
  ['ammonia 1, what now', 'water'],
  ['When do they spawn?', 'breeding'],
  ['How fast do koi grow?', 'growth'],
  ['How often do I clean the filter?', 'maintenance'],
  ['What do judges want?', 'show'],
  ['hello', 'general'],
] as const)('%s is about %s', (text, intent) => {
  expect(guessIntent(text)).toBe(intent);
});
