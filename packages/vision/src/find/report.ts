import type { GateVerdict } from '../gate/model.ts';
import type { Doubt, Outcome, VisionResult } from '../types.ts';
import type { AllFish } from './read-all.ts';

type Decided = { outcome: Outcome; doubts: Doubt[] };

/**
 * What several fish and a side view change of an outcome: it asks which is meant, and nothing seen
 * from the side is named firmly. A drawing stays refused, however many fish it shows.
 */
export const outcomeOf = (
  decided: Decided,
  { fishes, chosen, open, view }: AllFish,
  verdict: GateVerdict,
): Decided => {
  const { outcome, doubts } = decided;
  const isDrawn = outcome === 'not_koi' && verdict.otherwise === 'drawn';
  if (open && !isDrawn) return { outcome: 'several_fish', doubts: ['several_fish'] };
  if (view !== 'side' || chosen === null || fishes.length === 0) return decided;
  if (outcome === 'not_koi' || outcome === 'poor_photo')
    return { outcome, doubts: [...doubts, 'side_view'] };
  return { outcome: 'unsure', doubts: ['side_view', ...doubts] };
};

const round = (v: number) => Number(v.toFixed(4));
/** Corners of an outline that are handed on: every other one is enough to draw it. */
const STRIDE = 4;

const cornersOf = (outline: Float64Array): [number, number][] => {
  const out: [number, number][] = [];
  for (let i = 0; i + 1 < outline.length; i += STRIDE)
    out.push([round(outline[i]), round(outline[i + 1])]);
  return out;
};

/** All fish as the answer lists them; the one that was read with the outline it was read by. */
export const listFishes = (
  { fishes, chosen, view }: AllFish,
  read: [number, number][],
): Pick<VisionResult, 'fishes' | 'chosen' | 'view'> => ({
  fishes: fishes.map(({ outline, x, y, coverage, score }, i) => ({
    outline: i === chosen ? read : cornersOf(outline),
    x: round(x),
    y: round(y),
    coverage,
    poseScore: score,
  })),
  chosen,
  view,
});
