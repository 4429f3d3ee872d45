import { expect, it } from 'vitest';
import { inSentence } from './names.ts';

it.each([
  ['White spot (Ich)', 'white spot (Ich)'],
  ['pH crash or pH shock', 'pH crash or pH shock'],
  ['Trichodina', 'Trichodina'],
  ['Koi herpesvirus disease (KHV)', 'koi herpesvirus disease (KHV)'],
])('%s within a sentence is %s', (name, expected) => {
  expect(inSentence(name)).toBe(expected);
});
