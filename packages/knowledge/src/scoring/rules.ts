import type { CriterionId } from './criteria.ts';

/**
 * What counts for a class and how much, within its part. That these things are looked at is the
 * judges' (see `criteria`); the weights are not: shows judge koi as a whole, without points.
 */
export type Weights = Partial<Record<CriterionId, number>>;
export type ClassRules = { pattern: Weights; colour: Weights };

export const bodyWeights: Weights = {
  symmetry: 3,
  straightness: 1,
  outline: 3,
  'tail-tube': 2,
  nose: 1,
};

const kohaku: ClassRules = {
  pattern: {
    'balance-along': 3,
    'balance-across': 2,
    'tail-stop': 2,
    'nose-clear': 2,
    'red-amount': 1,
  },
  colour: { 'red-depth': 2, 'red-even': 3, 'white-clean': 3, 'white-head': 1, kiwa: 3 },
};

const blackAndOne: ClassRules = {
  pattern: { 'balance-along': 2, 'balance-across': 2, 'head-black': 3 },
  colour: { 'black-depth': 4, 'colour-even': 2, edges: 3, 'white-clean': 2 },
};

/** For koi of other classes, and where the class is not sure. */
export const generalRules: ClassRules = {
  pattern: { 'balance-along': 2, 'balance-across': 2 },
  colour: { 'colour-even': 3, edges: 2 },
};

export const classRules: Readonly<Record<string, ClassRules>> = {
  kohaku,
  sanke: {
    pattern: { ...kohaku.pattern, 'head-clear': 2, 'few-specks': 1 },
    colour: { ...kohaku.colour, 'black-depth': 2 },
  },
  showa: {
    pattern: { 'balance-along': 2, 'balance-across': 2, 'head-black': 2, 'white-share': 2 },
    colour: {
      'red-depth': 2,
      'red-even': 2,
      'white-clean': 2,
      'black-depth': 3,
      edges: 2,
    },
  },
  tancho: {
    pattern: { 'spot-centre': 4, 'spot-round': 3, 'nose-clear': 2 },
    colour: { 'white-clean': 5, 'red-depth': 2, 'red-even': 2, 'white-head': 1 },
  },
  utsuri: blackAndOne,
  'hikari-utsuri': blackAndOne,
  bekko: {
    pattern: { 'head-clear': 4, 'balance-along': 2, 'balance-across': 2, 'few-specks': 2 },
    colour: { 'black-depth': 3, 'white-clean': 3, 'colour-even': 2, edges: 2 },
  },
  asagi: {
    pattern: { net: 4, flanks: 3, 'pale-head': 3 },
    colour: { 'colour-even': 3, 'red-even': 1 },
  },
  shusui: {
    pattern: { flanks: 3, 'pale-head': 3, 'two-sides': 2 },
    colour: { 'colour-even': 3, edges: 2, 'red-depth': 1 },
  },
  goromo: {
    pattern: kohaku.pattern,
    colour: { 'white-clean': 4, 'white-head': 1, edges: 3, 'colour-even': 2 },
  },
  goshiki: {
    pattern: { net: 2, 'balance-along': 2, 'balance-across': 2 },
    colour: { 'red-even': 3, 'red-depth': 2, edges: 2 },
  },
  'hikari-muji': {
    pattern: { 'two-sides': 1, 'one-colour': 2 },
    colour: { 'colour-even': 1 },
  },
};

/** The rules for an engine's class; those for any koi where it is null or has none of its own. */
export const rulesFor = (classId: string | null): ClassRules =>
  (classId !== null && Object.hasOwn(classRules, classId) && classRules[classId]) || generalRules;
