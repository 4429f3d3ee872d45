import { said, uncited } from '../statement.ts';
import type { LookAlikePair } from './look-alikes.ts';

export const skinPairs: LookAlikePair[] = [
  {
    a: 'white-spot',
    b: 'breeding-tubercles',
    tells: said(
      'White spot lies at random over body and fins. Spawning grains keep to gill covers and pectoral fins, or follow the edges of the scales.',
      'koiforum-tubercles',
    ),
  },
  {
    a: 'white-spot',
    b: 'epistylis',
    tells: uncited(
      'White spot: single round grains under the skin. Epistylis: small fluffy tufts on fin rays and scale tips, with a red rim.',
    ),
  },
  {
    a: 'white-spot',
    b: { name: 'Sparkle of ginrin scales' },
    tells: uncited(
      'Ginrin glitters in rows, one to a scale, flat and for life. Grains are raised, sit on fins too, and were not there last month.',
    ),
  },
  {
    a: 'carp-pox',
    b: 'saprolegnia',
    tells: said(
      'Pox is smooth like wax and never fluffy; fungus waves in the water like cotton wool.',
      'aquameds-pox',
    ),
  },
  {
    a: 'carp-pox',
    b: 'columnaris',
    tells: uncited(
      'Pox: smooth, raised drops on a lively fish, over months. Columnaris: flat grey or yellowish patches that spread in days.',
    ),
  },
  {
    a: 'saprolegnia',
    b: 'columnaris',
    tells: uncited(
      'Fungus stands off the skin in long tufts. Columnaris lies flat, often begins on the back, and moves fast in warm water. A scrape decides.',
    ),
  },
  {
    a: 'saprolegnia',
    b: 'mouth-rot',
    tells: uncited(
      'On the lips it is rarely fungus: a flat pad with a sore below speaks for bacteria. A scrape decides.',
    ),
  },
  {
    a: 'saprolegnia',
    b: 'epistylis',
    tells: said(
      'Both look like tufts; under the microscope fungus is threads, Epistylis bells on stalks.',
      'guide-epistylis',
    ),
  },
  {
    a: 'hikui',
    b: { name: 'Bruise' },
    tells: uncited(
      'A bruise is red or bluish, comes overnight and fades in days. Hikui is yellow-brown, raised, and grows over months.',
    ),
  },
  {
    a: 'hikui',
    b: { name: 'The pattern itself' },
    tells: uncited(
      'The edge of a pattern is flat and looks the same on older photos. Hikui is raised or rough, inside the red.',
    ),
  },
  {
    a: 'hikui',
    b: { name: 'Fading in winter or with age' },
    tells: uncited(
      'Fading is even, flat and alike over the whole red. Hikui has an edge and a surface of its own.',
    ),
  },
  {
    a: 'shimi',
    b: { name: 'Sumi, the black of the pattern' },
    tells: uncited(
      'Sumi comes in patches larger than a scale and belongs to the variety. Shimi are specks smaller than a scale.',
    ),
  },
  {
    a: 'shimi',
    b: 'fish-louse',
    tells: said('A louse moves, a freckle stays.', 'koi-org-shimi'),
  },
  {
    a: 'anchor-worm',
    b: { name: 'Thread of algae' },
    tells: uncited(
      'Algae wipe off and leave sound skin. An anchor worm holds fast in a red, swollen point, and may end in two egg sacs.',
    ),
  },
  {
    a: 'aeromonas-ulcer',
    b: 'predator-wounds',
    tells: uncited(
      'A stab has a partner on the other side or parallel scratches, and came overnight. An ulcer grows, with a white rim.',
    ),
  },
  {
    a: 'aeromonas-ulcer',
    b: 'jump-injury',
    tells: said(
      'One hurt fish can be an injury; sores on several fish point to bacteria.',
      'lfh-antibiotics',
    ),
  },
  {
    a: 'costia',
    b: 'trichodina',
    tells: said('Not to be told apart on the fish: only a scrape can.', 'cafishvet-trichodina'),
  },
  {
    a: 'costia',
    b: 'chilodonella',
    tells: uncited(
      'Not to be told apart on the fish; below 10 °C think of Chilodonella as well. Only a scrape can tell.',
    ),
  },
  {
    a: 'costia',
    b: 'ph-crash',
    tells: uncited(
      'Milky skin on all fish within hours speaks for the water: measure pH and carbonate hardness first.',
    ),
  },
  {
    a: 'trichodina',
    b: 'skin-flukes',
    tells: said('Not to be told apart on the fish: only a scrape can.', 'cafishvet-trichodina'),
  },
  {
    a: 'sunburn',
    b: 'khv',
    tells: uncited(
      'Sunburn keeps to the upper back and needs sun. KHV spares no side, and takes gills, eyes and lives. In doubt report.',
    ),
  },
  {
    a: 'fin-rot',
    b: 'spawning-injury',
    tells: uncited(
      'Torn in spawning: clean splits that appear in a day. Fin rot: a white or red rim that eats inwards.',
    ),
  },
];
