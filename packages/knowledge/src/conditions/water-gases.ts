import { said, uncited } from '../statement.ts';
import type { ConditionEntry } from './schema.ts';
import { often, sometimes, typical } from './shown.ts';

export const waterGases: ConditionEntry[] = [
  {
    id: 'low-oxygen',
    name: 'Lack of oxygen',
    alsoKnown: ['Oxygen depletion'],
    group: 'water',
    severity: 'critical',
    signs: [
      ...typical('gasping', 'at-inlet', 'several-fish'),
      ...often('at-dawn', 'off-food', 'lethargic'),
      ...sometimes('deaths', 'jumping'),
    ],
    temperature: null,
    waterCause: 'oxygen',
    commonness: 'common',
    features: [
      said('Fish gulp air at the surface and suddenly stop feeding.', 'uf-oxygen-signs'),
      said('Oxygen is lowest just before daybreak; below 5 mg/l it may harm fish.', 'uf-oxygen'),
      said('They face into moving water, and the larger ones die first.', 'nsw-oxygen'),
      said('Hot cloudy weather, dying algae and thunderstorms bring it about.', 'uf-oxygen'),
    ],
    firstAction: uncited(
      'Air now: pump, air stone, hose with dechlorinated water, waterfall on. Stop feeding, and put no medicine into the water.',
    ),
    treatment: uncited(
      'Keep the air on day and night and find the cause: heat, algae, load, a failed pump.',
    ),
    confirmedBy: uncited('An oxygen meter or kit at first light, with the temperature.'),
    notifiable: [],
    photoShows: false,
  },
  {
    id: 'gas-bubbles',
    name: 'Gas bubble disease',
    alsoKnown: ['Supersaturation'],
    group: 'water',
    severity: 'high',
    signs: [
      ...typical('bubbles'),
      ...often('several-fish', 'floats-or-sinks'),
      ...sometimes('after-top-up', 'pop-eye-one', 'pop-eye-both', 'loss-of-balance', 'deaths'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'rare',
    features: [
      said(
        'The gas comes out in the tissues; bubbles can lie behind the eye.',
        'wikivet-gas',
        'wildgoose-pop-eye',
      ),
      said(
        'Leaks in pumps and valves press air into the water; sudden warming does the same.',
        'wikivet-gas',
      ),
      said(
        'On a trout farm with too much oxygen in the water, bubbles lay on and in the gills.',
        'machova-gas',
      ),
    ],
    firstAction: uncited(
      'Look for air on the suction side of the pump and stop it; let water fall or trickle so that gas can leave.',
    ),
    treatment: uncited('Once the gas is out most fish recover. A vet looks after eyes and wounds.'),
    confirmedBy: uncited(
      'A measurement of total gas pressure, or bubbles in a fin under the microscope.',
    ),
    notifiable: [],
    photoShows: true,
  },
];
