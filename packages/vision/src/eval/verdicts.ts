import { decide, tanchoFound } from '../gate/outcome.ts';
import type { OutOfFold } from './cross-validate.ts';
import type { Verdict } from './judge.ts';

/** Place of the pose score among the measurements of the gate. */
const POSE_SCORE = 6;

/** The decision the engine would have taken out of fold, in the terms the judge understands. */
export const verdictOf = (o: OutOfFold, threshold: number): Verdict & { outcome: string } => {
  const { ranking, outside } = o.classified;
  const { outcome } = decide({
    poseScore: o.item.sample.gate[POSE_SCORE],
    verdict: o.verdict,
    threshold,
    ranking,
    outside,
  });
  return {
    label: o.item.label ?? o.item.kind,
    ranking,
    traits: tanchoFound(ranking) ? ['tancho'] : [],
    refused: outcome === 'not_koi' || outcome === 'poor_photo',
    outcome,
  };
};
