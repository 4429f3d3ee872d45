import { FIRM } from '@nishiki/vision/gate/limits';
import type { VisionResult } from '@nishiki/vision/types';

type Ranking = VisionResult['ranking'];

/**
 * Mean of the probabilities of several photos of one fish (a linear opinion pool, Stone 1961): never
 * surer than the surest of them, so what was calibrated stays on the careful side.
 */
export const poolRankings = (rankings: readonly Ranking[]): Ranking => {
  const sums = new Map<Ranking[number]['id'], number>();
  for (const ranking of rankings)
    for (const { id, probability } of ranking) sums.set(id, (sums.get(id) ?? 0) + probability);
  return [...sums]
    .map(([id, sum]) => ({ id, probability: sum / rankings.length }))
    .sort((a, b) => b.probability - a.probability);
};

/** Reasons to hesitate that a second photo of the same fish can take away, or bring. */
const ABOUT_CLASSES = 'classes_close';

/**
 * The first photo's result with the rankings of the others. The name becomes firm, or stops being so,
 * by the pooled probability alone; every other reason to hesitate stays.
 */
export const withPooled = (first: VisionResult, others: readonly VisionResult[]): VisionResult => {
  if (others.length === 0) return first;
  const ranking = poolRankings([first.ranking, ...others.map((other) => other.ranking)]);
  const firm = (ranking[0]?.probability ?? 0) >= FIRM;
  const rest = first.doubts.filter((doubt) => doubt !== ABOUT_CLASSES);
  const hesitatesOtherwise = first.outcome === 'unsure' && !first.doubts.includes(ABOUT_CLASSES);
  return {
    ...first,
    ranking,
    doubts: firm ? rest : [ABOUT_CLASSES, ...rest],
    outcome: firm && !hesitatesOtherwise && onlySmall(rest) ? 'identified' : 'unsure',
  };
};

/** Doubts that by themselves never kept a fish from being named. */
const small = new Set<VisionResult['doubts'][number]>([
  'blurred',
  'too_dark',
  'too_bright',
  'fish_too_small',
  'shape_unclear',
]);
const onlySmall = (doubts: VisionResult['doubts']): boolean =>
  doubts.every((doubt) => small.has(doubt));
