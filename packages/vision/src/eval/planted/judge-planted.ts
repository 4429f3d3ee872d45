import type { Mark, MarkKind } from '../../types.ts';
import type { Plant, PlantKind } from './plant.ts';

/** What a planted mark has to be called. Under another name it counts as seen, not as found. */
export const kindOf: Record<PlantKind, MarkKind> = {
  sore: 'red_sore',
  points: 'white_points',
  tuft: 'cotton_tuft',
};

/** How far from a mark's middle a finding may lie, in its radii. */
const NEAR = 1.5;
/** Part of a cluster's points that findings must cover. */
const LEAST_COVERED = 0.5;

type Size = { width: number; height: number };

const distance = (mark: Mark, x: number, y: number, { width, height }: Size): number =>
  Math.hypot(mark.x * width - x, mark.y * height - y);

/** Part of the points that lie in the circle of one of the findings. */
const covered = (marks: readonly Mark[], plant: Plant, size: Size): number =>
  plant.points.filter(({ x, y }) =>
    marks.some((m) => distance(m, x, y, size) <= m.radius * size.width),
  ).length / Math.max(1, plant.points.length);

const finds = (marks: readonly Mark[], plant: Plant, size: Size): boolean =>
  plant.kind === 'points'
    ? covered(marks, plant, size) >= LEAST_COVERED
    : marks.some((m) => distance(m, plant.x, plant.y, size) <= NEAR * plant.radius);

/** True when a finding says something of the planted mark, under whatever name. */
const concerns = (mark: Mark, plant: Plant, size: Size): boolean =>
  plant.kind === 'points'
    ? distance(mark, plant.x, plant.y, size) <= plant.radius || covered([mark], plant, size) > 0
    : distance(mark, plant.x, plant.y, size) <= NEAR * plant.radius + mark.radius * size.width;

export type PlantVerdict = {
  found: boolean;
  /** Other kinds reported at its place when it was not found. */
  takenFor: readonly MarkKind[];
  /** The untouched photo already had a finding of that kind there. */
  before: boolean;
  /** Findings that have nothing to do with it. */
  false: readonly MarkKind[];
};

/** @param before findings on the untouched photo @param after findings with the mark painted on it */
export const judgePlant = (
  plant: Plant,
  size: Size,
  before: readonly Mark[],
  after: readonly Mark[],
): PlantVerdict => {
  const fitting = (marks: readonly Mark[]) => marks.filter((m) => m.kind === kindOf[plant.kind]);
  const found = finds(fitting(after), plant, size);
  const others = after.filter((m) => m.kind !== kindOf[plant.kind]);
  const taken = others.filter((m) => finds([m], plant, size)).map((m) => m.kind);
  return {
    found,
    takenFor: found ? [] : [...new Set(taken)],
    before: finds(fitting(before), plant, size),
    false: after.filter((m) => !concerns(m, plant, size)).map((m) => m.kind),
  };
};
