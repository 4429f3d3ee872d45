import { said, uncited } from '../statement.ts';
import type { Emergency } from './schema.ts';
import { noFood } from './steps.ts';

export const pump: Emergency = {
  id: 'pump',
  title: 'The pump stands still',
  signs: ['No flow, a dry waterfall, a tripped switch or no power.'],
  steps: [
    {
      do: 'Switch the pump off at the wall. No hand in the water before that.',
      why: said(
        'Damaged or badly fitted pumps can kill people as well as fish.',
        'njh-pond-electrics',
      ),
    },
    {
      do: 'Give air another way: air pump, battery, or scoop water and pour it from a height.',
      why: uncited('Without flow the oxygen of a full, warm pond may last only a short while.'),
    },
    noFood,
    {
      do: 'Free the inlet and the rotor: leaves, blanketweed, string, a stone.',
      why: uncited('Most pumps that stop are only blocked.'),
    },
    {
      do: 'Filter stood for hours? Drain its foul water to waste before you start again.',
      why: uncited('Without oxygen it turns to poison, and the pump would push it to the fish.'),
    },
    {
      do: 'Start it. Does the switch trip again? Leave it off and call an electrician.',
      why: uncited('A safety switch that trips is telling the truth.'),
    },
  ],
  never: [
    uncited('Do not bridge or force a safety switch.'),
    uncited('Do not wash the filter with tap water: it kills what cleans your pond.'),
    uncited('No medicine, and no fish moved, unless the pond runs dry.'),
  ],
  amounts: [],
  call: { whom: 'vet', when: uncited('Fish lie on their sides although the water splashes.') },
  after: [
    said(
      'Expect ammonia or nitrite afterwards, as in a new pond: test daily.',
      'gardeners-bible-power',
    ),
    said('While the power is out, change 10 to 30 % of the water a day.', 'pond-guy-power'),
    uncited('Keep a spare pump and a battery air pump, tried out.'),
  ],
};

export const jumped: Emergency = {
  id: 'jumped',
  title: 'One jumped out',
  signs: ['A koi on the ground. As long as it is moist it may live, even if it looks dead.'],
  steps: [
    {
      do: 'Wet your hands. Lift it with both hands or in a wet towel.',
      why: uncited('Dry hands tear off the slime that guards the skin.'),
    },
    {
      do: 'Rinse dirt off with pond water, not with the hose.',
      why: uncited('Tap water burns; rubbing opens the skin.'),
    },
    {
      do: 'Put it back into the pond, over an air stone or in the stream of a return.',
      why: uncited('Water rich in oxygen must run through the gills.'),
    },
    {
      do: 'Hold it upright, mouth into the current, until it holds itself.',
      why: uncited('A fish on its side cannot pump water well. It may take many minutes.'),
    },
    {
      do: 'Add air. Stop feeding for today.',
      why: uncited('It needs oxygen and peace more than anything.'),
    },
    {
      do: 'Cover the pond now.',
      why: uncited('It, or the next one, may jump again tonight.'),
    },
  ],
  never: [
    uncited('Do not pull it back and forth: water running backwards tears the gills.'),
    uncited('No salt, no medicine, no ointment today.'),
    uncited('No separate tub unless its water is the same, aired and covered.'),
  ],
  amounts: [],
  call: { whom: 'vet', when: uncited('Open spots, red streaks, a cloudy or hanging eye.') },
  after: [
    uncited('Ask why it jumped: new here, chlorine, ammonia, itching parasites, a fright.'),
    uncited('Test ammonia with pH and temperature, and nitrite.'),
    uncited('Look at skin and eyes each day for two weeks.'),
  ],
};
