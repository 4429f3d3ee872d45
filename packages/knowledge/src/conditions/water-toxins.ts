import { said, uncited } from '../statement.ts';
import type { ConditionEntry } from './schema.ts';
import { often, sometimes, typical } from './shown.ts';

export const waterToxins: ConditionEntry[] = [
  {
    id: 'ammonia-poisoning',
    name: 'Ammonia poisoning',
    alsoKnown: ['New pond syndrome'],
    group: 'water',
    severity: 'critical',
    signs: [
      ...typical('gasping', 'several-fish'),
      ...often('excess-mucus', 'red-streaks', 'lethargic', 'grey-film', 'clamped-fins', 'off-food'),
      ...sometimes('flashing', 'jumping', 'darting', 'gills-swollen', 'gills-frayed', 'deaths'),
    ],
    temperature: null,
    waterCause: 'ammonia',
    commonness: 'common',
    features: [
      uncited('The signs are those of other troubles of gill and skin: only the test can tell.'),
      said(
        'Free ammonia (NH3) above 0.05 mg/l harms the gills; near 2 mg/l fish begin to die.',
        'uf-ammonia',
      ),
      said(
        'A kit shows all ammonia: how much of it is free follows from pH and temperature.',
        'uf-ammonia',
      ),
    ],
    firstAction: uncited(
      'Air on, stop feeding, and change a third to a half of the water with dechlorinated water of the same temperature; repeat. Do not raise the pH.',
    ),
    treatment: uncited(
      'Test daily, change water until free ammonia is harmless, lower the load and let the filter catch up. No medicine meanwhile.',
    ),
    confirmedBy: said(
      'Ammonia, pH and temperature measured together, and free ammonia worked out from them.',
      'uf-ammonia',
    ),
    notifiable: [],
    photoShows: false,
  },
  {
    id: 'nitrite-poisoning',
    name: 'Nitrite poisoning',
    alsoKnown: ['Brown blood disease'],
    group: 'water',
    severity: 'critical',
    signs: [
      ...typical('gasping', 'gills-brown', 'several-fish'),
      ...often('lethargic', 'at-inlet', 'off-food'),
      ...sometimes('flashing', 'clamped-fins', 'deaths'),
    ],
    temperature: null,
    waterCause: 'nitrite',
    commonness: 'common',
    features: [
      said(
        'Nitrite enters through the gills and turns the blood chocolate brown.',
        'msu-brown-blood',
      ),
      said(
        'Such blood carries too little oxygen: fish gasp although the water has enough.',
        'msu-brown-blood',
      ),
      said(
        'Filters that are too small, fail or recover in spring and autumn let it rise.',
        'msu-brown-blood',
      ),
    ],
    firstAction: uncited(
      'Air on, stop feeding, and change a third to a half of the water with dechlorinated water of the same temperature. Take zeolite out, then bring salt to 0.1 %: 1 kg for 1,000 litres of measured volume, dissolved first.',
    ),
    treatment: uncited(
      'Chloride from the salt keeps nitrite out of the gills while the filter recovers. Test daily; renew salt with each water change, by measured volume.',
    ),
    confirmedBy: uncited('A nitrite test of the pond water today.'),
    notifiable: [],
    photoShows: false,
  },
  {
    id: 'chlorine-burn',
    name: 'Chlorine burn',
    alsoKnown: ['Chloramine poisoning'],
    group: 'water',
    severity: 'critical',
    signs: [
      ...typical('after-top-up', 'several-fish', 'gasping'),
      ...often('darting', 'gills-frayed', 'excess-mucus'),
      ...sometimes('red-streaks', 'jumping', 'grey-film', 'deaths', 'flashing'),
    ],
    temperature: null,
    waterCause: 'chlorine',
    commonness: 'occasional',
    features: [
      uncited('It begins within hours of tap water going in, in all fish at once.'),
      said(
        'Chlorine destroys gill tissue; 0.3 mg/l kills most fish fairly fast.',
        'koinet-chlorine',
      ),
      said('Chloramine stays for days, where chlorine soon leaves the water.', 'koinet-chlorine'),
    ],
    firstAction: uncited(
      'Shut the tap, dechlorinate the whole pond now by the label and the measured volume, and turn on all the air you have.',
    ),
    treatment: uncited(
      'Clean water, air and rest. Burnt gills need weeks, so test for ammonia and feed little.',
    ),
    confirmedBy: uncited(
      'A test for total chlorine of tap and pond, and what was done in the last day.',
    ),
    notifiable: [],
    photoShows: false,
  },
  {
    id: 'ph-crash',
    name: 'pH crash or pH shock',
    alsoKnown: ['Old pond syndrome', 'Acidosis'],
    group: 'water',
    severity: 'critical',
    signs: [
      ...typical('grey-film', 'several-fish'),
      ...often('darting', 'excess-mucus', 'gills-frayed', 'at-dawn', 'lethargic'),
      ...sometimes('gasping', 'red-streaks', 'cloudy-eye', 'deaths', 'jumping', 'after-top-up'),
    ],
    temperature: null,
    waterCause: 'ph',
    commonness: 'occasional',
    features: [
      uncited('Skin turns milky and fish dart about or hang listless, all of them at once.'),
      said(
        'Carbonates hold the pH; where they are used up and not renewed, it crashes in the end.',
        'johnson-ph',
      ),
      said('It mostly happens at night.', 'aquameds-ph'),
    ],
    firstAction: uncited(
      'Measure ammonia first: while there is any, raising the pH turns it into poison. Change water in small parts only, and test the pH after each.',
    ),
    treatment: uncited(
      'Once there is no ammonia, raise a low carbonate hardness by no more than 1 °dKH a day, with bicarbonate worked out for the measured volume. Find what used it up.',
    ),
    confirmedBy: uncited('pH and carbonate hardness, measured at dawn and again in the afternoon.'),
    notifiable: [],
    photoShows: false,
  },
];
