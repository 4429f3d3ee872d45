import {
  FULL_SIZE_CM,
  sizeNote,
  TAPE_ERROR_CM,
  unseenNote,
} from '@nishiki/knowledge/scoring/limits';
import { partPoints, type ScorePart } from '@nishiki/knowledge/scoring/parts';
import { bodyWeights, rulesFor } from '@nishiki/knowledge/scoring/rules';
import type { Measures } from '@nishiki/vision/types';
import { findFaults } from './find-faults.ts';
import { UNSEEN } from './grade.ts';
import { layoutWords } from './layout-words.ts';
import { scoreSpread } from './spread.ts';
import { weighPart, type Remark, type Weighed } from './weigh.ts';

export type ScoreInput = {
  measures: Measures;
  /** A class of the engine; null where it is not sure, then the rules for any koi count. */
  classId: string | null;
  /** Ids of traits that were found, such as 'tancho'. */
  traits: readonly string[];
  /** From nose to tail fin as the keeper measured it; null: size is not scored. */
  lengthCm: number | null;
  /** The photo is too soft for edges. */
  blurred: boolean;
};

export type ScoredPart = {
  id: ScorePart;
  max: number;
  /** Null: not scored. */
  low: number | null;
  high: number | null;
  reasons: string[];
};

export type PracticeScore = {
  /** Out of 100, also where size is not scored: then 85 points are brought to 100. */
  low: number;
  high: number;
  outOf: 100;
  /** Middle of the range out of 10, to one decimal. */
  rating: number;
  parts: ScoredPart[];
  strengths: string[];
  improvements: string[];
  faults: string[];
};

const REMARKS = 5;
const round = (value: number): number => Math.round(value * 10) / 10;
const within = (value: number, max: number): number => Math.min(max, Math.max(0, value));

const foremost = (remarks: readonly Remark[]): string[] =>
  [...remarks]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, REMARKS)
    .map(({ words }) => words);

/** Half from the parts taken together, of which the weakest counts most; half is in no photo. */
const weighOverall = (shares: readonly { low: number; high: number }[]): Weighed => {
  const half = partPoints.overall / 2;
  const taken = (key: 'low' | 'high'): number => {
    const values = shares.map((share) => share[key]);
    const mean = values.reduce((sum, v) => sum + v, 0) / values.length;
    return (mean + Math.min(...values)) / 2;
  };
  const low = taken('low');
  const high = taken('high');
  return {
    low: half * (low + UNSEEN.low),
    high: half * (high + UNSEEN.high),
    reasons: [
      `Body, pattern and colour together: ${Math.round(50 * (low + high))}% of their points, the weakest of them counted twice.`,
      `${unseenNote.text} Lustre and movement are in no photo: half of these points stays open, which widens the range.`,
    ],
    strengths: [],
    improvements: [],
  };
};

const sizePart = (lengthCm: number | null): ScoredPart => {
  const max = partPoints.size;
  if (lengthCm === null)
    return {
      id: 'size',
      max,
      low: null,
      high: null,
      reasons: [
        'Not scored: a photo shows proportions, not centimetres. The other 85 points are brought to 100. Give the length to have it counted.',
      ],
    };
  const points = (cm: number): number => round(within((max * cm) / FULL_SIZE_CM, max));
  return {
    id: 'size',
    max,
    low: points(lengthCm - TAPE_ERROR_CM),
    high: points(lengthCm + TAPE_ERROR_CM),
    reasons: [
      `${lengthCm} cm as measured by the keeper, give or take ${TAPE_ERROR_CM} cm; full points at ${FULL_SIZE_CM} cm.`,
      sizeNote.text,
    ],
  };
};

/** The parts that are measured on the photo, before the spread between photos is added. */
export const weighParts = ({ measures, classId, traits, blurred }: ScoreInput) => {
  const judgedAs = traits.includes('tancho') ? 'tancho' : classId;
  const rules = rulesFor(judgedAs);
  const faults = findFaults(judgedAs, measures);
  const seen = { measures, blurred };
  return {
    faults,
    body: weighPart('body', bodyWeights, seen, faults),
    pattern: weighPart('pattern', rules.pattern, seen, faults),
    colour: weighPart('colour', rules.colour, seen, faults),
  };
};

/**
 * The practice score of one photo: body 25, pattern 25, colour 25, size 15, overall 10. Ranges, because
 * a second photo of the same fish gives other measures (`scoreSpread`) and because some things are not
 * to be seen. Pure; the caller asks first whether the photo shows a koi that can be read.
 */
export const practiceScore = (input: ScoreInput): PracticeScore => {
  const { faults, ...weighed } = weighParts(input);
  const shareOf = ({ low, high }: Weighed, max: number) => ({
    low: within(low, max) / max,
    high: within(high, max) / max,
  });
  const overall = weighOverall([
    shareOf(weighed.body, partPoints.body),
    shareOf(weighed.pattern, partPoints.pattern),
    shareOf(weighed.colour, partPoints.colour),
  ]);
  const part = (
    id: 'body' | 'pattern' | 'colour',
    { low, high, reasons }: Weighed,
  ): ScoredPart => ({
    id,
    max: partPoints[id],
    low: round(within(low - scoreSpread[id], partPoints[id])),
    high: round(within(high + scoreSpread[id], partPoints[id])),
    reasons: id === 'pattern' ? [...layoutWords(input), ...reasons] : reasons,
  });
  const size = sizePart(input.lengthCm);
  const parts = [
    part('body', weighed.body),
    part('pattern', weighed.pattern),
    part('colour', weighed.colour),
    size,
    {
      id: 'overall' as const,
      max: partPoints.overall,
      low: round(within(overall.low, partPoints.overall)),
      high: round(within(overall.high, partPoints.overall)),
      reasons: overall.reasons,
    },
  ];
  const scored = 100 - (size.low === null ? partPoints.size : 0);
  const all = [weighed.body, weighed.pattern, weighed.colour, overall];
  const sum = (key: 'low' | 'high'): number =>
    ((all.reduce((total, each) => total + each[key], 0) + (size[key] ?? 0)) * 100) / scored;
  const low = within(sum('low') - scoreSpread.total, 100);
  const high = within(sum('high') + scoreSpread.total, 100);
  const remarks = (key: 'strengths' | 'improvements'): string[] =>
    foremost(all.flatMap((each) => each[key]));
  return {
    low: Math.floor(low),
    high: Math.ceil(high),
    outOf: 100,
    rating: round((low + high) / 20),
    parts,
    strengths: remarks('strengths'),
    improvements: remarks('improvements'),
    faults: faults.map(({ words }) => `${words}.`),
  };
};
