import type { Ranking } from '../classify/classify.ts';
import type { Doubt, Outcome } from '../types.ts';
import { FIRM } from './limits.ts';
import type { GateVerdict } from './model.ts';

/** A mask this poor holds no pose that could be measured. */
export const HOPELESS_SHAPE = 0.6;
/** Under this the right fish was outlined in three of four photos only. */
const DOUBTFUL_SHAPE = 2;
/** More resemblance than this to koi outside the named varieties calls for caution. */
export const OUTSIDE = 0.3;
/** A variety is named firmly only when the gate leans to a koi and the shape could be made out. */
const SURE_KOI = 0.5;
const SURE_SHAPE = 1.5;

export type Evidence = {
  poseScore: number;
  verdict: GateVerdict;
  threshold: number;
  ranking: Ranking;
  outside: number;
};

const refusals: Record<GateVerdict['otherwise'], Doubt> = {
  other: 'not_like_a_koi',
  empty: 'no_fish_found',
  drawn: 'looks_drawn',
};

/** What the engine says of a photo in which it found a fish-like shape, and why it hesitates. */
export const decide = (evidence: Evidence): { outcome: Outcome; doubts: Doubt[] } => {
  const { poseScore, verdict, threshold, ranking, outside } = evidence;
  if (verdict.koi < threshold) return { outcome: 'not_koi', doubts: [refusals[verdict.otherwise]] };
  if (poseScore < HOPELESS_SHAPE) return { outcome: 'poor_photo', doubts: ['shape_unclear'] };
  const doubts: Doubt[] = poseScore < DOUBTFUL_SHAPE ? ['shape_unclear'] : [];
  if (ranking[0].probability < FIRM) doubts.unshift('classes_close');
  if (outside > OUTSIDE) doubts.unshift('unfamiliar_variety');
  if (ranking[0].probability < FIRM || outside > OUTSIDE) return { outcome: 'unsure', doubts };
  if (verdict.koi < SURE_KOI) return { outcome: 'unsure', doubts: ['not_like_a_koi', ...doubts] };
  return { outcome: poseScore < SURE_SHAPE ? 'unsure' : 'identified', doubts };
};
