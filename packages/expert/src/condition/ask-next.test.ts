import type { SignId } from '@nishiki/contract/condition';
import { expect, it } from 'vitest';
import { askNext } from './ask-next.ts';
import type { KnownCondition } from './evidence.ts';
import { findingsOf } from './findings.ts';

const condition = (
  id: string,
  typical: SignId[],
  waterCause: KnownCondition['waterCause'] = null,
): KnownCondition => ({
  id,
  signs: typical.map((sign) => ({ id: sign, strength: 'typical', seenIn: 'fish' })),
  temperature: null,
  waterCause,
  commonness: 'common',
});
const seen = (...ids: SignId[]) =>
  findingsOf(
    [],
    ids.map((id) => ({ id, present: true })),
    undefined,
  );
const grains = condition('grains', ['white-grains']);
const both = condition('both', ['white-grains', 'cloudy-eye']);
const far = condition('far', ['lump']);

it('asks for the sign that tells two conditions apart, of either', () => {
  const findings = seen('white-grains');
  expect(askNext(both, [grains, both, far], findings)).toEqual([{ sign: 'cloudy-eye' }]);
  expect(askNext(grains, [grains, both, far], findings)).toEqual([{ sign: 'cloudy-eye' }]);
});

it('asks nothing that would move nothing', () => {
  expect(askNext(grains, [grains, far], seen('white-grains'))).toEqual([]);
  expect(askNext(both, [grains, both], seen('white-grains', 'cloudy-eye'))).toEqual([]);
});

it('asks for a test of the water where the water is the cause', () => {
  // A measured emergency outweighs a sign: 40 against 12.
  const poisoned = condition('poisoned', ['gasping', 'gills-brown'], 'nitrite');
  const gills = condition('gills', ['gasping']);
  expect(askNext(poisoned, [poisoned, gills], seen('gasping'))[0]).toEqual({ measure: 'nitrite' });
});
