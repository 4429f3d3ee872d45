import type { SignId } from '@nishiki/contract/condition';
import { describe, expect, test } from 'vitest';
import { understand } from '../understand.ts';

const there: readonly (readonly [string, ...SignId[]])[] = [
  ['my koi has little white spots all over like salt', 'white-grains'],
  ['fluffy white cotton stuff on its tail', 'cotton-tufts'],
  ['there is a greyish film over the skin', 'grey-film'],
  ['lots of slime coming off', 'excess-mucus'],
  ['red sore on the side', 'red-sore'],
  ['he has an ulser near the tail', 'open-ulcer'],
  ['hole in the side of my fish', 'open-ulcer'],
  ['fins are bloodshot', 'red-streaks'],
  ['red veins in the tail', 'red-streaks'],
  ['waxy lumps on the fins', 'wax-drops', 'lump'],
  ['scales sticking out like a pine cone', 'pinecone-scales'],
  ['belly is swollen', 'swollen-belly'],
  ['bloated koi', 'swollen-belly'],
  ['getting skinny', 'thin-body'],
  ['ragged fins', 'ragged-fins'],
  ['his tail looks eaten away and frayed', 'ragged-fins'],
  ['mouth is white and rotting', 'mouth-pad'],
  ['string hanging off it with a red base', 'visible-thread'],
  ['i can see lice on it', 'visible-disc'],
  ['there is a lump under the chin', 'lump'],
  ['back is bent', 'bent-spine'],
  ['missing scales on one side', 'missing-scales'],
  ['heron stabbed my koi', 'stab-wounds'],
  ['sunken eyes', 'sunken-eyes'],
  ['one eye is bulging out', 'pop-eye-one'],
  ['both eyes are popping out', 'pop-eye-both'],
  ['cloudy eye', 'cloudy-eye'],
  ['eye has gone milky', 'cloudy-eye'],
  ['white patches on the gills', 'gills-necrotic'],
  ['gills are pale', 'gills-pale'],
  ['gills look chocolate brown', 'gills-brown'],
  ['one gill cover is sticking out', 'gill-cover-raised'],
  ['gaspin at the surface', 'gasping'],
  ['they are all at the top gulping', 'gasping', 'several-fish'],
  ['breathing really fast', 'gasping'],
  ['hanging by the waterfall', 'at-inlet'],
  ['they keep flashin and rubing on the bottom', 'flashing'],
  ['scratching itself on the wall', 'flashing'],
  ['keeps jumping', 'jumping'],
  ['fins clamped', 'clamped-fins'],
  ['really lethargick', 'lethargic'],
  ['just sitting on the bottom', 'lying-on-bottom', 'lethargic'],
  ['stopped eating', 'off-food'],
  ['wont eat', 'off-food'],
  ['off its food', 'off-food'],
  ['not interested in food', 'off-food'],
  ['hiding on its own', 'apart'],
  ['darting around the pond', 'darting'],
  ['swimming upside down', 'loss-of-balance'],
  ['the red patch is fading to yellow and looks eaten', 'eaten-red'],
  ['rolling over onto its side', 'loss-of-balance'],
  ['lost 2 koi this week', 'deaths'],
  ['fish keep dying', 'deaths'],
  ['bought 3 new koi last week', 'new-fish'],
  ['started after a water change', 'after-top-up'],
  ['worst early in the morning', 'at-dawn'],
  ['white stringy poo', 'trailing-casts'],
];

const absent: readonly (readonly [string, ...SignId[]])[] = [
  ['no flashing', 'flashing'],
  ['not gasping', 'gasping'],
  ['they are eating fine', 'off-food'],
  ['still eating', 'off-food'],
  ['no white spots, no ulcers', 'white-grains', 'open-ulcer'],
  ['no ulcers, spots or flashing', 'open-ulcer', 'flashing'],
  ["there aren't any sores", 'red-sore'],
  ['nobody has died, no deaths', 'deaths'],
  ['no new fish added', 'new-fish'],
  ['gills are red', 'gills-pale'],
  ['swimming normally', 'lethargic'],
  ['without any jumping', 'jumping'],
  ['never seen it flash', 'flashing'],
];

const nothing: readonly string[] = [
  'What is the best food for growth?',
  'How much salt for 5000 litres?',
  'Difference between Sanke and Showa',
  'my pump stopped',
  'What size pond do I need?',
  'I have a black Magoi',
  'when should i stop feeding in winter',
  'Do I need to quarantine new koi and for how long',
  'showa or shiro utsuri with red spot',
  'white spot treatment at 12 degrees',
];

describe('signs in everyday words', () => {
  test.each(there.map(([text, ...ids]) => ({ text, ids })))('$text', ({ text, ids }) => {
    const { signs } = understand(text);
    for (const id of ids) expect(signs.get(id), id).toBe(true);
  });

  test.each(absent.map(([text, ...ids]) => ({ text, ids })))('$text', ({ text, ids }) => {
    const { signs } = understand(text);
    for (const id of ids) expect(signs.get(id), id).toBe(false);
  });

  test.each(nothing)('%s', (text) => {
    expect([...understand(text).signs.keys()]).toEqual([]);
  });

  test('what denies the eating denies nothing behind it', () => {
    const { signs } = understand('my koi wont eat n sits at bottom');
    expect(signs.get('off-food')).toBe(true);
    expect(signs.get('lying-on-bottom')).toBe(true);
  });

  test('a denial ends where another thing begins', () => {
    const { signs } = understand('not eating and gasping, but no sores');
    expect(signs.get('off-food')).toBe(true);
    expect(signs.get('gasping')).toBe(true);
    expect(signs.get('red-sore')).toBe(false);
  });
});
