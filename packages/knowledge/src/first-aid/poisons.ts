import { said, uncited } from '../statement.ts';
import type { Emergency } from './schema.ts';
import { airOn, ammoniaAlone, noFood } from './steps.ts';

const bigChange = (condition: string): Emergency['steps'][number] => ({
  do: `${condition}Change a third to a half of the water: dechlorinated, within 2 °C of the pond.`,
  why: uncited(
    'It takes the same share of the poison out. More at once is a shock: repeat instead.',
  ),
});

export const chlorine: Emergency = {
  id: 'chlorine',
  title: 'Tap water went in: chlorine',
  signs: [
    'Tap water without dechlorinator, a hose left on, an overflow.',
    'All fish dart, jump or gasp within hours.',
  ],
  steps: [
    {
      do: 'Close the tap.',
      why: said(
        'Chlorine eats the gills; 0.3 mg/l kills most fish fairly fast.',
        'koinet-chlorine',
      ),
    },
    {
      do: 'Dechlorinate the whole pond now, all its litres. Spread it where water moves.',
      why: uncited('Some thiosulphate too much does no harm, too little does.'),
    },
    airOn,
    noFood,
    {
      do: 'Leave the fish in the pond, in quiet and shade.',
      why: uncited('Burnt fish do not bear being netted and moved.'),
    },
    {
      do: 'After ten minutes: still distress, or chlorine on a test? The same dose again.',
      why: said(
        'Chloramine stays for days, where chlorine soon leaves the water.',
        'koinet-chlorine',
      ),
    },
    {
      do: 'Then test ammonia together with pH and temperature.',
      why: uncited('Breaking chloramine sets ammonia free, and the filter was burnt as well.'),
      see: 'ammonia',
    },
  ],
  never: [
    uncited('No further tap water unless it is dechlorinated before it goes in.'),
    uncited('No medicine, no permanganate, no formalin on burnt gills.'),
    uncited('Do not move the fish to other water.'),
  ],
  amounts: ['dechlorinator'],
  call: { whom: 'vet', when: uncited('Fish on their sides, frayed gills or open sores.') },
  after: [
    said(
      'What the blood has lost takes up to about three months to be replaced.',
      'mankysanke-dechlorination',
    ),
    uncited('Test ammonia, pH, temperature and nitrite daily for some weeks; feed little.'),
    uncited('Hang the dechlorinator beside the tap, and use a timer.'),
  ],
};

export const ammonia: Emergency = {
  id: 'ammonia',
  title: 'The ammonia test is high',
  signs: [
    'The kit shows ammonia.',
    'Gasping, much slime, red streaks, clamped fins; or nothing to see yet.',
  ],
  steps: [
    airOn,
    noFood,
    ammoniaAlone,
    bigChange('pH 7 or more? '),
    {
      do: 'pH under 7? Change only a tenth at a time, hours apart. Test pH and ammonia after each.',
      why: uncited('Acid holds ammonia harmless; hard tap water would set it free at once.'),
    },
    {
      do: 'Leave the pH as it is.',
      why: said('Free ammonia, the poisonous part, grows with the pH.', 'uf-ammonia'),
    },
    {
      do: 'Look for the cause: a dead fish, a stopped or washed filter, too much food.',
      why: uncited('Ammonia comes back until its source is gone.'),
    },
  ],
  never: [
    uncited('Never raise the pH while there is ammonia: no bicarbonate, no lime, no chalk.'),
    uncited('No salt together with zeolite: it gives its ammonia back.'),
    uncited('No medicine, no permanganate, no formalin.'),
    uncited('Bottled bacteria are no first aid.'),
  ],
  amounts: ['change'],
  call: {
    whom: 'vet',
    when: uncited('Fish lie on their sides, or do not recover in clean water.'),
  },
  after: [
    uncited('Test again within 12 to 24 hours, always with pH and temperature, then daily.'),
    uncited('Repeat the change while free ammonia is 0.05 mg/l or more.'),
    uncited('Feed nothing until it stays away, then little.'),
  ],
};

export const nitrite: Emergency = {
  id: 'nitrite',
  title: 'The nitrite test is high',
  signs: ['More than 1 mg/l without salt, or gasping with any nitrite.', 'Gills look brown.'],
  steps: [
    airOn,
    noFood,
    {
      do: 'Test ammonia with pH and temperature too. Ammonia found? Read Ammonia first.',
      why: uncited('With a low pH a large change can set ammonia free.'),
      see: 'ammonia',
    },
    bigChange(''),
    {
      do: 'Take any zeolite out of the filter.',
      why: uncited('In salt water it gives its ammonia back at once.'),
    },
    {
      do: 'Dissolve plain salt in pond water, 0.1 % for the pond, and spread it slowly over an hour.',
      why: uncited('Chloride keeps nitrite out of the gills. More salt protects no better.'),
    },
  ],
  never: [
    uncited('No salt while zeolite is in the filter, and none tipped onto fish.'),
    uncited('No salt with iodine, from a dishwasher or for roads; no potassium chloride.'),
    uncited('No medicine, no permanganate, no formalin.'),
  ],
  amounts: ['change', 'salt'],
  call: {
    whom: 'vet',
    when: uncited('Fish lie on their sides, or still gasp an hour after the salt.'),
  },
  after: [
    said(
      'Nitrite turns the blood chocolate brown; it then carries too little oxygen.',
      'msu-brown-blood',
    ),
    uncited('Test daily. After each change replace the salt that went out with it, no more.'),
    uncited('Leave the filter running and unwashed: only it can remove nitrite for good.'),
  ],
};
