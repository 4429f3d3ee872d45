import { said, uncited } from '../statement.ts';
import type { LookAlikePair } from './look-alikes.ts';

/** Troubles of breathing and itch, which look the same from the edge of the pond. */
export const behaviourPairs: LookAlikePair[] = [
  {
    a: 'low-oxygen',
    b: 'nitrite-poisoning',
    tells: said(
      'With nitrite, fish gasp although the water has oxygen, and the gills are brown.',
      'msu-brown-blood',
    ),
  },
  {
    a: 'low-oxygen',
    b: 'ammonia-poisoning',
    tells: uncited(
      'Lack of oxygen is worst at dawn and better by afternoon. Ammonia is the same all day: test for it.',
    ),
  },
  {
    a: 'ammonia-poisoning',
    b: 'nitrite-poisoning',
    tells: uncited(
      'The tests decide. Ammonia comes first in a new filter, nitrite a week or two after.',
    ),
  },
  {
    a: 'ammonia-poisoning',
    b: 'chlorine-burn',
    tells: uncited(
      'Chlorine strikes within hours of tap water going in. Ammonia builds up over days.',
    ),
  },
  {
    a: 'low-oxygen',
    b: 'gill-flukes',
    tells: uncited(
      'Lack of oxygen takes all fish, the biggest first. With flukes some gasp all day, in spite of good oxygen.',
    ),
  },
  {
    a: 'bacterial-gill-disease',
    b: 'khv',
    tells: uncited(
      'On the gills alone they look the same. Several fish, sunken eyes or deaths above 16 °C: report KHV as suspected.',
    ),
  },
  {
    a: 'branchiomycosis',
    b: 'khv',
    tells: uncited(
      'Both kill patches of the gills in warm water. Only a laboratory can tell, so report KHV as suspected first.',
    ),
  },
  {
    a: 'bacterial-gill-disease',
    b: 'gill-flukes',
    tells: uncited('Both lift the gill cover. A gill scrape shows flukes, or none.'),
  },
  {
    a: 'bacterial-gill-disease',
    b: 'chlorine-burn',
    tells: said(
      'A white outer rim on red gills is a burn, by water or chemicals. Holes in the gill speak for bacteria.',
      'koicrisis-gills',
    ),
  },
  {
    a: 'skin-flukes',
    b: 'fish-louse',
    tells: uncited('A louse can be seen with the eye, flukes only under the microscope.'),
  },
  {
    a: 'cev',
    b: 'chilodonella',
    tells: uncited(
      'Both lie on the bottom. Below 10 °C with a grey film, think of Chilodonella; a scrape shows it.',
    ),
  },
];
