import { skinFindings, type SkinFinding } from '../../measure/marks/skin-findings.ts';
import { skinKinds, type SkinKind } from '../../measure/marks/skin-kinds.ts';
import type { Planted } from '../../measure/marks/test-marks.ts';
import { markProbabilities } from '../../measure/marks/probabilities.ts';
import type { TreeModel } from '../../model/trees.ts';
import type { MarkSample } from './sample.ts';

/** Grains under which a group is too small to be asked for. */
const LEAST_GRAINS = 5;
/** Part of a group's grains that must lie in the circle of the finding. */
const COVERED = 1 / 3;

export const findingsIn = (model: TreeModel, { measured }: MarkSample): SkinFinding[] =>
  skinFindings(
    measured,
    measured.map(({ values }) => markProbabilities(model, values)),
  );

/** Marks drawn together, one finding to be made. */
const groupsOf = (planted: readonly Planted[]): Planted[][] => {
  const groups = new Map<string, Planted[]>();
  for (const mark of planted) {
    const key = `${mark.kind} ${mark.group}`;
    groups.set(key, [...(groups.get(key) ?? []), mark]);
  }
  return [...groups.values()].filter(
    ([{ kind }, ...others]) =>
      (kind !== 'white_point' && kind !== 'dark_speck') || others.length + 1 >= LEAST_GRAINS,
  );
};

const covers = (finding: SkinFinding, group: readonly Planted[]): boolean => {
  const near = (m: Planted, reach: number): boolean =>
    Math.hypot(m.x - finding.x, m.y - finding.y) <= reach;
  if (group.length < LEAST_GRAINS) return group.some((m) => near(m, 1.2 * m.radius + 3));
  return group.filter((m) => near(m, finding.radius + 4)).length >= COVERED * group.length;
};

/** Highest score with which each group drawn was found, 0 where it was not, under its own kind. */
export const scoresOfDrawn = (
  findings: readonly SkinFinding[],
  planted: readonly Planted[],
): { kind: SkinKind; score: number }[] =>
  groupsOf(planted).map((group) => {
    const { kind } = group[0];
    const hits = findings.filter((f) => f.kind === kind && covers(f, group));
    return { kind, score: Math.max(0, ...hits.map((f) => f.score)) };
  });

export type KindScores = Record<SkinKind, { drawn: number[]; clean: number[] }>;

export const noScores = (): KindScores =>
  Object.fromEntries(
    skinKinds.map((kind) => [kind, { drawn: [], clean: [] }]),
  ) as unknown as KindScores;

/** Scores of what was drawn and of what was found on the same photos as they are. */
export const scorePhotos = (
  model: TreeModel,
  photos: readonly { clean: MarkSample; copies: readonly MarkSample[] }[],
  into: KindScores = noScores(),
): KindScores => {
  for (const { clean, copies } of photos) {
    for (const { kind, score } of findingsIn(model, clean)) into[kind].clean.push(score);
    for (const copy of copies)
      for (const { kind, score } of scoresOfDrawn(findingsIn(model, copy), copy.planted))
        into[kind].drawn.push(score);
  }
  return into;
};

export type Thresholds = Record<SkinKind, number>;

/**
 * For each kind the least score at which no more than its part of the false marks is left.
 * @param allowed false marks a photo for each kind
 */
export const thresholdsFor = (
  scores: KindScores,
  photos: number,
  allowed: Record<SkinKind, number>,
): Thresholds =>
  Object.fromEntries(
    skinKinds.map((kind) => {
      const falls = [...scores[kind].clean].sort((p, q) => q - p);
      const kept = Math.floor(allowed[kind] * photos);
      return [kind, Math.max(0.3, falls[kept] ?? 0.3) + 1e-6];
    }),
  ) as Thresholds;

/** Share found of each kind and false marks a photo. */
export const judgeScores = (
  scores: KindScores,
  photos: number,
  thresholds: Thresholds,
): { kind: SkinKind; drawn: number; found: number; falseMarks: number }[] =>
  skinKinds.map((kind) => {
    const over = (values: readonly number[]) => values.filter((v) => v >= thresholds[kind]).length;
    const { drawn, clean } = scores[kind];
    return {
      kind,
      drawn: drawn.length,
      found: drawn.length === 0 ? 0 : over(drawn) / drawn.length,
      falseMarks: over(clean) / photos,
    };
  });
