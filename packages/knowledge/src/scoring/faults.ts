import { uncited, type Statement } from '../statement.ts';
import type { ScorePart } from './parts.ts';

/** A fault that a photo from above can show. What it costs is our own rule, in points of its part. */
export type Fault = {
  /** As judges call it. */
  name: string;
  meaning: Statement;
  part: Exclude<ScorePart, 'size' | 'overall'>;
  /** Points for the first, and the most that several cost together. */
  points: number;
  most: number;
  /** Classes in which it is a fault. */
  classes: readonly string[];
};

const redOnWhite = ['kohaku', 'sanke', 'goromo'];

export const faults = {
  window: {
    name: 'Window (madoaki)',
    meaning: uncited('A hole of white within the red.'),
    part: 'pattern',
    points: 1,
    most: 3,
    classes: redOnWhite,
  },
  stray: {
    name: 'Stray spot (tobihi)',
    meaning: uncited('A small red spot apart from the pattern.'),
    part: 'pattern',
    points: 1,
    most: 3,
    classes: [...redOnWhite, 'tancho'],
  },
  'no-tail-stop': {
    name: 'No white before the tail (no ojime)',
    meaning: uncited('The red runs on into the tail.'),
    part: 'pattern',
    // Named, not counted: the outline may have ended before the white did.
    points: 0,
    most: 0,
    classes: redOnWhite,
  },
  'over-nose': {
    name: 'Red over the nose',
    meaning: uncited('Red that reaches the mouth.'),
    part: 'pattern',
    points: 1,
    most: 1,
    classes: [...redOnWhite, 'tancho'],
  },
  'head-black': {
    name: 'Black on the head',
    meaning: uncited('A Sanke or Bekko keeps its head clear of black.'),
    part: 'pattern',
    points: 2,
    most: 2,
    classes: ['sanke', 'bekko'],
  },
  'see-through': {
    name: 'See-through red (kokesuki)',
    meaning: uncited('Pale scales within the red, where it is thin.'),
    part: 'colour',
    points: 2,
    most: 2,
    classes: ['kohaku', 'sanke', 'tancho'],
  },
  specks: {
    name: 'Specks (shimi)',
    meaning: uncited('Small black specks on white.'),
    part: 'colour',
    points: 1,
    most: 3,
    classes: ['kohaku', 'tancho', 'goromo'],
  },
} as const satisfies Record<string, Fault>;

export type FaultId = keyof typeof faults;
