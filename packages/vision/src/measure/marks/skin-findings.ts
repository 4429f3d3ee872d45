import { markFeatures } from './features.ts';
import type { Measured } from './read-skin.ts';
import { skinKinds, type SkinKind } from './skin-kinds.ts';

/** A finding on the skin, in cells of the skin view. */
export type SkinFinding = {
  kind: SkinKind;
  x: number;
  y: number;
  radius: number;
  /** Probability that it is one, for what stands alone; expected number of grains for a group. */
  score: number;
  /** Grains of a group, 1 for what stands alone. */
  count: number;
};

/** Kinds that mean something only in number. */
export const counted: readonly SkinKind[] = ['white_point', 'dark_speck'];

const EXTENT = markFeatures.indexOf('extent');
/** What is less probable than this is not looked at any further. */
const LEAST = 0.1;
/** Grains further apart than this (in cells; a fifth of the body) belong to different groups. */
const REACH = 100;

type Scored = { kind: SkinKind; x: number; y: number; radius: number; score: number };

/** The more probable of two that overlap stays. */
const withoutOverlaps = (scored: readonly Scored[]): Scored[] => {
  const kept: Scored[] = [];
  for (const one of [...scored].sort((p, q) => q.score - p.score)) {
    const overlaps = kept.some(
      (k) =>
        Math.hypot(k.x - one.x, k.y - one.y) < Math.max(2, 0.9 * Math.max(k.radius, one.radius)),
    );
    if (!overlaps) kept.push(one);
  }
  return kept;
};

const groupOf = (kind: SkinKind, grains: readonly Scored[]): SkinFinding[] => {
  const own = grains.filter((g) => g.kind === kind);
  let best: Scored[] = [];
  let bestScore = 0;
  for (const middle of own) {
    const near = own.filter((g) => Math.hypot(g.x - middle.x, g.y - middle.y) <= REACH);
    const score = near.reduce((sum, g) => sum + g.score, 0);
    if (score <= bestScore) continue;
    best = near;
    bestScore = score;
  }
  if (best.length === 0) return [];
  const x = best.reduce((sum, g) => sum + g.x * g.score, 0) / bestScore;
  const y = best.reduce((sum, g) => sum + g.y * g.score, 0) / bestScore;
  const distances = best.map((g) => Math.hypot(g.x - x, g.y - y)).sort((p, q) => p - q);
  const radius = Math.max(4, distances[Math.floor(0.85 * (distances.length - 1))] + 2);
  return [{ kind, x, y, radius, score: bestScore, count: best.length }];
};

/**
 * From the probabilities of single places (0 nothing, then `skinKinds`) to findings: overlaps give
 * way to the more probable one, points and specks are counted in groups.
 */
export const skinFindings = (
  measured: readonly Measured[],
  probabilities: readonly (readonly number[])[],
): SkinFinding[] => {
  const scored = measured.flatMap((m, i): Scored[] => {
    const p = probabilities[i];
    const best = skinKinds.reduce((b, _, k) => (p[k + 1] > p[b + 1] ? k : b), 0);
    const score = counted.includes(skinKinds[best]) ? p[best + 1] : 1 - p[0];
    if (score < LEAST) return [];
    const { x, y } = m.candidate;
    return [{ kind: skinKinds[best], x, y, radius: m.values[EXTENT], score }];
  });
  const kept = withoutOverlaps(scored);
  return [
    ...kept.filter(({ kind }) => !counted.includes(kind)).map((one) => ({ ...one, count: 1 })),
    ...counted.flatMap((kind) => groupOf(kind, kept)),
  ];
};
