import { said, uncited } from '../statement.ts';
import type { Emergency } from './schema.ts';
import { noFood, testWater } from './steps.ts';

export const gasping: Emergency = {
  id: 'gasping',
  title: 'They gasp at the surface',
  signs: [
    'Mouths at the surface, or all of them under the waterfall.',
    'Gills beat fast; the biggest fish suffer first.',
  ],
  steps: [
    {
      do: 'Air on: every air pump, fountain and waterfall you have.',
      why: said(
        'Oxygen is lowest just before daybreak; below 5 mg/l it may harm fish.',
        'uf-oxygen',
      ),
    },
    {
      do: 'No pump? Scoop up pond water and pour it back from a height. Do not stop.',
      why: uncited('Water that falls and splashes takes up oxygen.'),
    },
    noFood,
    {
      do: 'Did tap water go in today? Go to Chlorine now.',
      why: said(
        'Chlorine eats the gills; 0.3 mg/l kills most fish fairly fast.',
        'koinet-chlorine',
      ),
      see: 'chlorine',
    },
    testWater,
    {
      do: 'Ammonia found? Go to Ammonia.',
      why: uncited('Whether it is poisonous now depends on pH and temperature.'),
      see: 'ammonia',
    },
    {
      do: 'Nitrite found? Go to Nitrite.',
      why: said(
        'With nitrite in the blood fish gasp although the water holds enough oxygen.',
        'msu-brown-blood',
      ),
      see: 'nitrite',
    },
    {
      do: 'Water all good? Look at the gills from outside. White or dead patches: go to KHV.',
      why: said('Dead patches on the gills are a sign of KHV.', 'bsava-khv'),
      see: 'khv',
    },
  ],
  never: [
    uncited('No medicine, no permanganate, no formalin: they take the breath that is left.'),
    uncited('Do not chase, net or lift the fish: each fright costs oxygen.'),
    uncited('No tap water without dechlorinator.'),
  ],
  amounts: [],
  call: {
    whom: 'vet',
    when: uncited('All values good and they still gasp, or a fish lies on its side.'),
  },
  after: [
    uncited('Leave the air on day and night.'),
    uncited('Test oxygen at first light tomorrow, when it is lowest.'),
    uncited('Find the cause: heat, algae, too many fish, a pump or filter that stood still.'),
  ],
};

export const deaths: Emergency = {
  id: 'deaths',
  title: 'Several died suddenly',
  signs: ['Two or more dead within two days.', 'Others hang, lie down or gasp.'],
  steps: [
    {
      do: 'Air on full, for those that live.',
      why: uncited('Nearly every cause of sudden death takes their breath.'),
    },
    noFood,
    {
      do: 'Stop all movement: no fish, water, net or bucket leaves or comes in.',
      why: said('KHV spreads by infected fish, by their water and by equipment.', 'wildgoose-khv'),
    },
    {
      do: 'Tap water, weedkiller, paint, a stopped pump? Stop it from going on.',
      why: uncited('Poison kills all kinds of fish within hours, a virus mostly koi over days.'),
    },
    testWater,
    {
      do: 'Dead patches on gills, sunken eyes, slime coming off? Go to KHV.',
      why: said(
        'White or dead patches on the gills and sunken eyes are signs of KHV.',
        'bsava-khv',
      ),
      see: 'khv',
    },
    {
      do: 'Take out the dead with gloves. Seal in bags and keep cold, not frozen.',
      why: uncited(
        'A laboratory can still find the cause in fish kept cold, hardly in frozen ones.',
      ),
    },
    {
      do: 'Telephone: the authority where deaths must be reported, and a vet.',
      why: said(
        'In England and Wales unusual deaths have to be told to the Fish Health Inspectorate at once.',
        'govuk-report',
      ),
    },
  ],
  never: [
    uncited('No treatment on suspicion, and never two at once.'),
    uncited('Give none away, sell none, and let nobody borrow a net.'),
    uncited('Bury or bin no dead fish before you have asked.'),
  ],
  amounts: [],
  call: {
    whom: 'authority',
    when: said(
      'Now, where the cause is not plain. In England and Wales unusual deaths must be reported.',
      'govuk-report',
    ),
  },
  after: [
    uncited(
      'Write down: how many, when, water temperature, values, what was new in the last month.',
    ),
    uncited('Photograph gills and skin of the dead, with the date.'),
    uncited('A value far off? Go on here with Chlorine, Ammonia or Nitrite, whichever it is.'),
  ],
};
