import { said, uncited, type Statement } from '../statement.ts';

/** Traits that lie over a variety: a ginrin Kohaku is still a Kohaku. */
export const modifierIds = [
  'ginrin',
  'doitsu',
  'hirenaga',
  'tancho',
  'maruten',
  'metallic',
] as const;
export type ModifierId = (typeof modifierIds)[number];

export const modifiers: Record<ModifierId, { name: string; meaning: Statement }> = {
  ginrin: {
    name: 'Ginrin',
    meaning: said(
      'Scales that glitter like cut glass in rows along the back.',
      'washington-classes',
    ),
  },
  doitsu: {
    name: 'Doitsu',
    meaning: said(
      'Scaleless skin, or large mirror scales only along the back and the lateral line.',
      'washington-classes',
    ),
  },
  hirenaga: {
    name: 'Hirenaga (butterfly)',
    meaning: uncited('Long, trailing fins; usually shown apart from koi with standard fins.'),
  },
  tancho: {
    name: 'Tancho',
    meaning: said('The only red on the fish is one spot on the head.', 'zna-tancho'),
  },
  maruten: {
    name: 'Maruten',
    meaning: said(
      'A separate round red spot on the head, with more red on the body.',
      'pond-guide-tancho',
      'wetwebmedia-showa',
    ),
  },
  metallic: {
    name: 'Metallic (hikari)',
    meaning: said('Skin and fins shine like metal all over.', 'koi4u-hikari-muji'),
  },
};
