import { combine, type Tuning } from '../classify/combine.ts';
import { traitProbability, type TraitModel } from '../classify/traits.ts';
import { classIds, traitIds } from '../types.ts';
import type { OutOfFold } from './cross-validate.ts';

/** Shares of trees, regression and network that are tried. */
const SHARES: readonly Tuning['shares'][] = [
  [1, 1, 1],
  [1, 1, 2],
  [1, 1, 4],
  [2, 1, 2],
  [1, 0, 1],
  [1, 0, 2],
];
const TEMPERATURES = Array.from({ length: 23 }, (_, i) => Number((0.4 + i * 0.05).toFixed(2)));
/** Share of koi that the gate's trees may turn away; the rest of the 2 % is for poor shapes. */
const TURNED_AWAY = 0.018;
const STRICTEST = 0.5;
/** Of the fish in which a trait is named, so many must have it. */
const PRECISION = 0.9;
/** What is less likely than not is never named, however rarely that would be wrong. */
const LEAST_PROBABILITY = 0.5;
/** With fewer named fish than these a precision means nothing. */
const LEAST_NAMED = 8;

const judged = (outOfFold: readonly OutOfFold[]) =>
  outOfFold.filter((o) => o.answers !== null && o.item.source.kind === 'photo' && !o.item.doubtful);

const surprise = (list: readonly OutOfFold[], tuning: Tuning): number =>
  list.reduce((sum, { answers, item }) => {
    const at = classIds.findIndex((c) => c === item.label);
    if (answers === null || at < 0) return sum;
    return sum - Math.log(Math.max(combine(answers, tuning)[at], 1e-6));
  }, 0);

/** The shares and the temperature at which out-of-fold answers surprise least. */
export const bestTuning = (outOfFold: readonly OutOfFold[]): Tuning => {
  const list = judged(outOfFold);
  const tried = SHARES.map((shares) => ({ shares, temperature: 0.8 }));
  const least = (tunings: readonly Tuning[]) => {
    const costs = tunings.map((t) => surprise(list, t));
    return tunings[costs.indexOf(Math.min(...costs))];
  };
  const { shares } = least(tried);
  return least(TEMPERATURES.map((temperature) => ({ shares, temperature })));
};

export type TraitTuning = Pick<TraitModel, 'slope' | 'offset' | 'threshold'>;

/** Slope and offset of a logistic curve through scores (Platt 1999), by Newton's method. */
const fitCurve = (scores: readonly number[], has: readonly boolean[]) => {
  let [slope, offset] = [1, 0];
  for (let k = 0; k < 50; k++) {
    // A weak pull to slope 1 and offset 0 keeps the curve finite where the scores part perfectly.
    let [g0, g1, h00, h01, h11] = [0.1 * (slope - 1), 0.1 * offset, 0.1, 0, 0.1];
    scores.forEach((s, i) => {
      const p = traitProbability({ slope, offset }, s);
      const gap = p - (has[i] ? 1 : 0);
      const w = p * (1 - p);
      g0 += gap * s;
      g1 += gap;
      h00 += w * s * s;
      h01 += w * s;
      h11 += w;
    });
    const det = h00 * h11 - h01 * h01;
    slope -= (h11 * g0 - h01 * g1) / det;
    offset -= (h00 * g1 - h01 * g0) / det;
  }
  return { slope, offset };
};

/** Least probability (0.5 and more) from which on at least PRECISION of the named fish have the trait. */
const thresholdOf = (probabilities: readonly number[], has: readonly boolean[]): number | null => {
  const order = probabilities.map((p, i) => ({ p, has: has[i] })).sort((a, b) => b.p - a.p);
  let hits = 0;
  let best: number | null = null;
  order.forEach(({ p, has: true_ }, i) => {
    hits += true_ ? 1 : 0;
    // Fish of the same probability are named together or not at all.
    if (order[i + 1]?.p === p) return;
    if (i + 1 >= LEAST_NAMED && hits / (i + 1) >= PRECISION) best = p;
  });
  return best === null ? null : Math.max(best, LEAST_PROBABILITY);
};

/** Curve and threshold of each trait, in the order of traitIds. */
export const tuneTraits = (outOfFold: readonly OutOfFold[]): TraitTuning[] => {
  const list = judged(outOfFold);
  return traitIds.map((trait, t) => {
    const scores = list.map((o) => o.traits[t]);
    const has = list.map((o) => o.item.traits.includes(trait));
    const curve = fitCurve(scores, has);
    const probabilities = scores.map((s) => traitProbability(curve, s));
    const threshold = thresholdOf(probabilities, has);
    return { ...curve, threshold: threshold === null ? null : Number(threshold.toFixed(3)) };
  });
};

/** The strictest threshold that still lets nearly all koi through, judged out of fold. */
export const gateThreshold = (outOfFold: readonly OutOfFold[]): number => {
  const koi = outOfFold
    .filter((o) => o.item.kind === 'koi' && o.item.source.kind === 'photo')
    .map((o) => o.verdict.koi)
    .sort((a, b) => a - b);
  const value = koi[Math.floor(koi.length * TURNED_AWAY)] ?? STRICTEST;
  return Number(Math.min(STRICTEST, value).toFixed(3));
};

export type AllTuning = { tuning: Tuning; traits: TraitTuning[]; threshold: number };

export const tuneAll = (outOfFold: readonly OutOfFold[]): AllTuning => ({
  tuning: bestTuning(outOfFold),
  traits: tuneTraits(outOfFold),
  threshold: gateThreshold(outOfFold),
});

/**
 * Tuning for the judgement of each part, chosen on the answers for the other parts alone: what is
 * judged never chose how.
 */
export const crossTuned = (outOfFold: readonly OutOfFold[]): Map<number, AllTuning> =>
  new Map(
    [...new Set(outOfFold.map((o) => o.part))].map((part) => [
      part,
      tuneAll(outOfFold.filter((o) => o.part !== part)),
    ]),
  );
