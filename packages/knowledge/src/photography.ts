import { said, uncited, type Statement } from './statement.ts';

export type PhotoTip = { id: string; title: string; tip: Statement };

/** How to photograph a koi so that its variety can be told, most helpful first. */
export const photoTips: readonly PhotoTip[] = [
  {
    id: 'from-above',
    title: 'From straight above',
    tip: uncited(
      'Hold the camera over the back, with nose and tail in the picture: that is the side a koi is bred for.',
    ),
  },
  {
    id: 'blue-bowl',
    title: 'A blue bowl',
    tip: said(
      'Judges look at koi in blue vats. A light blue bowl or tub keeps colours true and the outline clear.',
      'tnkg-shows',
    ),
  },
  {
    id: 'daylight',
    title: 'Daylight, in the shade',
    tip: said(
      'Natural light shows colours as a judge sees them. Open shade or a bright, cloudy day is best.',
      'tnkg-shows',
    ),
  },
  {
    id: 'no-flash',
    title: 'No flash',
    tip: uncited('Flash bounces off the water and the wet back and burns out the white.'),
  },
  {
    id: 'calm-water',
    title: 'Calm, clear water',
    tip: uncited(
      'Switch off air stones and waterfall for a minute, and keep the water just over the back.',
    ),
  },
  {
    id: 'reflections',
    title: 'Mind reflections',
    tip: said(
      'A polarising filter, turned until the shine goes, takes most of the sky off the water; an umbrella does much the same.',
      'daiunique-polariser',
    ),
  },
  {
    id: 'one-fish',
    title: 'One fish, filling the frame',
    tip: uncited('One koi alone, about half the picture, with a little water around it.'),
  },
  {
    id: 'head-and-fins',
    title: 'Head and fins sharp',
    tip: said(
      'Black on the head and at the base of the pectoral fins often decides, so focus there.',
      'aafish-sanke-showa',
      'koi4u-bekko',
    ),
  },
  {
    id: 'be-quick',
    title: 'Be kind and quick',
    tip: uncited(
      'Wet hands, a pan net and two minutes are enough. Never lift a koi out of the water for a photo.',
    ),
  },
];
