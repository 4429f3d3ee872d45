import { said, uncited } from '../statement.ts';

/**
 * From none to all of a criterion's points between two values, where most koi reach the best one and a
 * rank among them would say nothing. Our own rule; the fifth of white is that of `white-share`.
 */
export const ramps = {
  'nose-clear': { none: 0.5, all: 0 },
  'head-clear': { none: 0.1, all: 0 },
  'pale-head': { none: 0.3, all: 0 },
  'head-black': { none: 0, all: 0.05 },
  'white-share': { none: 0, all: 0.2 },
  'few-specks': { none: 5, all: 0 },
  'tail-stop': { none: 0, all: 0.04 },
  'spot-centre': { none: 0.5, all: 0 },
  'spot-round': { none: 0.4, all: 0.9 },
} as const;

/** Share of the body that red covers on a Kohaku, see `red-amount`. */
export const RED_GUIDE = [1 / 2, 2 / 3] as const;

/** Centimetres at which the points for size are full. */
export const FULL_SIZE_CM = 80;
/** Centimetres by which a keeper's measure of a living fish may be off. Our own rule. */
export const TAPE_ERROR_CM = 2;

export const sizeNote = uncited(
  'Length counts evenly up to 80 cm, about what koi reach on average when grown. Shows bench koi by size, so a young fish competes with its like.',
);

export const unseenNote = said(
  'Body, skin and movement together make an imposing fish.',
  'lembke-judging',
  'dahl-judging',
);
