import { said, uncited, type Statement } from './statement.ts';

/** Shown with every practice score. */
export const judgingCaveat: Statement = said(
  'This is a practice score from one photo. At shows koi are judged as a whole and side by side, not by adding points.',
  'dahl-judging',
);

/** What no photo can show of show quality. */
export const judgingLimits: readonly Statement[] = [
  uncited(
    'Size needs a scale in the picture, and lustre, skin and swimming need a look in the water.',
  ),
  said(
    'With age the body counts for more; in young koi pattern and colour weigh more.',
    'lembke-judging',
  ),
  uncited('How much each point counts is our own rule: shows do not add up points.'),
];
