import { said, uncited } from '../statement.ts';
import type { LookAlikePair } from './look-alikes.ts';

const starvation = { name: 'Starvation or old age' };

export const bodyPairs: LookAlikePair[] = [
  {
    a: 'dropsy',
    b: 'carrying-eggs',
    tells: uncited(
      'Full of eggs: scales flat, both sides alike, eating well. Dropsy: scales stand out, and the fish is ill.',
    ),
  },
  {
    a: 'dropsy',
    b: 'egg-retention',
    tells: said(
      'Scales that stand out from the body mean dropsy; with eggs they lie flat.',
      'koionline-swelling',
    ),
  },
  {
    a: 'dropsy',
    b: 'internal-tumour',
    tells: said(
      'A tumour makes a lump, often to one side when seen from above. Dropsy swells the whole fish and lifts the scales.',
      'koionline-swelling',
    ),
  },
  {
    a: 'dropsy',
    b: 'svc',
    tells: uncited(
      'Dropsy is mostly one fish. Several swollen, dark or bleeding fish in cold spring water: report SVC as suspected.',
    ),
  },
  {
    a: 'internal-tumour',
    b: 'egg-retention',
    tells: uncited(
      'Eggs swell both sides alike around spawning. A tumour grows through all seasons, often to one side. A scan decides.',
    ),
  },
  {
    a: 'egg-retention',
    b: 'carrying-eggs',
    tells: uncited(
      'She carries eggs while she eats and swims well before the season ends. Held back: still round long after, and slow.',
    ),
  },
  {
    a: 'khv',
    b: 'cev',
    tells: uncited(
      'Both have sunken eyes and sick gills. KHV rots the gills, mostly above 16 °C; with CEV fish lie as if asleep. Only a laboratory can tell.',
    ),
  },
  {
    a: 'khv',
    b: starvation,
    tells: uncited(
      'A starved fish has sunken eyes and a thin back but red gills, and is alone in it. Sick gills or deaths: report.',
    ),
  },
  {
    a: 'cev',
    b: starvation,
    tells: uncited(
      'Starvation takes months and thins the back. Sleepy disease takes days, several fish, and swells skin and gills.',
    ),
  },
  {
    a: 'intestinal-worms',
    b: starvation,
    tells: uncited(
      'See whether it gets food at all. One that eats well and still thins is for a vet.',
    ),
  },
  {
    a: 'septicaemia',
    b: 'svc',
    tells: uncited(
      'Single fish after stress: bacteria. Several fish bleeding and dying at 5 to 17 °C in spring: report SVC as suspected.',
    ),
  },
  {
    a: 'septicaemia',
    b: 'ammonia-poisoning',
    tells: uncited('Red fins on all fish at once speak for the water: the test decides.'),
  },
  {
    a: 'dermocystidium',
    b: 'myxobolus',
    tells: uncited(
      'Dermocystidium: pink, oval, opens with white threads. Myxobolus: white, round, still. The microscope decides.',
    ),
  },
  {
    a: 'dermocystidium',
    b: 'carp-pox',
    tells: said(
      'Pox is smooth and solid like wax. A Dermocystidium cyst is pink, grows and bursts.',
      'wildgoose-papillomas',
      'lfh-dermocystidium',
    ),
  },
  {
    a: 'papilloma',
    b: 'carp-pox',
    tells: said(
      'Carp pox is a smooth papilloma; others can be large, rough and lumpy.',
      'wildgoose-papillomas',
    ),
  },
  {
    a: 'pop-eye-one-side',
    b: 'gas-bubbles',
    tells: said(
      'With gas, bubbles show in eye or fins, and pump or pipes draw air.',
      'wildgoose-pop-eye',
    ),
  },
  {
    a: 'pop-eye-both-sides',
    b: 'svc',
    tells: uncited(
      'Alone it speaks for dropsy or bacteria. Several fish with swollen bellies in cold spring water: report SVC as suspected.',
    ),
  },
  {
    a: 'pop-eye-both-sides',
    b: 'dropsy',
    tells: uncited('With dropsy the scales stand out as well; the eyes may be first.'),
  },
  {
    a: 'cloudy-eye',
    b: 'eye-fluke',
    tells: uncited(
      'Haze on the surface of the eye is not the fluke, which sits deep behind the pupil.',
    ),
  },
  {
    a: 'buoyancy',
    b: 'spinal-injury',
    tells: uncited(
      'Look from above at rest: a straight back speaks for the swim bladder, a bend for the spine. An X-ray decides.',
    ),
  },
];
