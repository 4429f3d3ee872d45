import { combine } from '../classify/combine.ts';
import { outsideOf, rank, type Ranking } from '../classify/classify.ts';
import { traitProbability } from '../classify/traits.ts';
import { decide } from '../gate/outcome.ts';
import { classIds, traitIds, type Outcome } from '../types.ts';
import type { OutOfFold } from './cross-validate.ts';
import type { Verdict } from './judge.ts';
import type { AllTuning } from './tune.ts';

/** Place of the pose score among the measurements of the gate. */
const POSE_SCORE = 6;

/** The decision the engine would have taken out of fold, in the terms the judge understands. */
export type FoldVerdict = Verdict & {
  outcome: Outcome;
  /** Probability of each trait and whether it would be named, in the order of traitIds. */
  traitAnswers: { probability: number; found: boolean }[];
  o: OutOfFold;
};

const noRanking: Ranking = classIds.map((id) => ({ id, probability: 1 / classIds.length }));

/** What the engine, tuned without this part, would have said of a picture. */
export const verdictOf = (o: OutOfFold, tuning: AllTuning): FoldVerdict => {
  const ranking =
    o.answers === null ? noRanking : rank(classIds, combine(o.answers, tuning.tuning));
  const { outcome } = decide({
    poseScore: o.item.sample.gate[POSE_SCORE],
    verdict: o.verdict,
    threshold: tuning.threshold,
    ranking,
    outside: outsideOf(ranking),
  });
  const traitAnswers = o.traits.map((score, t) => {
    const { threshold, ...curve } = tuning.traits[t];
    const probability = traitProbability(curve, score);
    return { probability, found: threshold !== null && probability >= threshold };
  });
  return {
    label: o.item.label ?? o.item.kind,
    ranking,
    traits: traitIds.filter((_, t) => traitAnswers[t]?.found),
    refused: outcome === 'not_koi' || outcome === 'poor_photo',
    outcome,
    traitAnswers,
    o,
  };
};

/** The same verdict as if only some classes could be answered. */
export const among = (classes: readonly string[], verdict: FoldVerdict): FoldVerdict => {
  const kept = verdict.ranking.filter((c) => classes.includes(c.id));
  const total = kept.reduce((sum, c) => sum + c.probability, 0);
  const ranking = kept.map((c) => ({ ...c, probability: c.probability / total }));
  return { ...verdict, ranking };
};
