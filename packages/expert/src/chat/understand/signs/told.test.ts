import { describe, expect, test } from 'vitest';
import { understand } from '../understand.ts';
import { isTold, tellsOfDeath } from './told.ts';

describe('what happened to nobody here', () => {
  test.each([
    'bloke in the shop said any nitrite over 0.5 kills',
    'mate lost all his fish to a power cut',
    'i read that koi gasp when oxygen is low',
    'what would happen if i forgot the dechlorinator',
    'how do i know if my fish have flukes',
    'do koi sleep on their sides',
  ])('%s', (clause) => expect(isTold(clause)).toBe(false));

  test.each([
    'my koi are gasping',
    'wife says my koi are flashing',
    'the vet said the gills look rotten',
    'he rubs on the liner',
  ])('but this is told: %s', (clause) => expect(isTold(clause)).toBe(true));
});

describe('death that is no dead fish', () => {
  test.each([
    'is it dying',
    'will my koi die if the pond freezes over',
    'its dead calm at the pond',
    'my pump died last year',
    'he looked dead and slept',
    'a duck died in the pond',
    'sanke lost all its red',
  ])('%s', (clause) => expect(tellsOfDeath(clause)).toBe(false));

  test.each([
    'two koi died',
    'he died last night',
    'my fish are dying',
    'pump died and 3 koi died',
  ])('but this is: %s', (clause) => expect(tellsOfDeath(clause)).toBe(true));
});

describe('words that name no sign', () => {
  test.each([
    ['eye popped out on one side', 'loss-of-balance', undefined],
    ['scales missing on one side after spawning', 'loss-of-balance', undefined],
    ['bump heater to 30', 'lump', undefined],
    ['got some fish antibiotics left', 'several-fish', undefined],
    ['my kumonryu has gone black', 'dark-skin', undefined],
    ['white lump in the corner of its mouth', 'apart', undefined],
    ['all fish on there sides', 'loss-of-balance', true],
    ['see thru bug moving on my koi', 'visible-disc', true],
    ['fat as a football', 'swollen-belly', true],
    ['2yr old male, bumps on the fins, april', 'male-in-spring', true],
  ] as const)('%s: %s %s', (text, sign, wanted) =>
    expect(understand(text).signs.get(sign)).toBe(wanted),
  );
});
