import { said, uncited } from '../statement.ts';
import type { Emergency } from './schema.ts';
import { noFood } from './steps.ts';

export const khv: Emergency = {
  id: 'khv',
  title: 'I fear it is KHV',
  signs: [
    'White or dead patches on gills, sunken eyes, slime that comes off, deaths.',
    'Water of 16 to 28 °C, often after new fish. In spring, below that: think of SVC.',
  ],
  steps: [
    {
      do: 'Stop all movement: no fish, water, net or visitor’s bucket leaves or comes in.',
      why: said('It spreads by infected fish, by their water and by equipment.', 'wildgoose-khv'),
    },
    {
      do: 'Report the suspicion by telephone now. You need no proof.',
      why: said(
        'In England and Wales a suspicion must be reported at once; keeping it back can be fined.',
        'govuk-report',
        'bsava-khv',
      ),
    },
    {
      do: 'Air on full.',
      why: uncited('Sick gills take up little oxygen.'),
    },
    noFood,
    {
      do: 'Take out the dead with gloves. Seal in bags, keep cold, not frozen.',
      why: uncited('The laboratory needs them. Only it can prove or exclude the virus.'),
    },
    {
      do: 'Keep this pond’s nets and boots here. Disinfect hands and what you touched.',
      why: uncited('Wet things carry it to the next pond, yours or a friend’s.'),
    },
    {
      do: 'Test ammonia with pH and temperature, and nitrite, while you wait.',
      why: uncited('Poor water looks alike, and can come on top.'),
    },
  ],
  never: [
    said('There is no cure. No medicine works against it.', 'wildgoose-khv'),
    uncited('Do not heat the pond: warmth only hides the signs, and survivors carry it on.'),
    uncited('Give away, sell or move no fish, not even healthy ones.'),
    uncited('Kill and bury none before the authority has spoken.'),
  ],
  amounts: [],
  call: {
    whom: 'authority',
    when: uncited('At once, on mere suspicion, and before any treatment. The same holds for SVC.'),
  },
  after: [
    uncited('Write down: first sign, numbers, temperature, new fish and where they came from.'),
    uncited('Tell the seller, and everyone who had fish or nets from you in the last weeks.'),
    said('Koi and common carp fall ill; goldfish and other fish usually do not.', 'uf-khv'),
  ],
};
