import { levelAt, levels } from '@nishiki/contract/experience';

export type LevelProgress = {
  readonly level: number;
  readonly name: string;
  /** Points gathered since the level was reached, and how many it spans; both 1 at the last level. */
  readonly within: number;
  readonly span: number;
  /** Null at the last level. */
  readonly next: { readonly name: string; readonly missing: number } | null;
};

/** Where so many experience points stand between two levels. At the last level the bar is full. */
export const levelProgress = (points: number): LevelProgress => {
  const { level, name, from } = levelAt(points);
  const next = levels.find((other) => other.level === level + 1);
  if (next === undefined) return { level, name, within: 1, span: 1, next: null };
  return {
    level,
    name,
    within: points - from,
    span: next.from - from,
    next: { name: next.name, missing: next.from - points },
  };
};
