import { FIRM } from '../gate/limits.ts';
import { isKnown } from './aliases.ts';
import { score, type Scores } from './judge.ts';
import { percent } from './report.ts';
import { isOfTen, TEN } from './ten-classes.ts';
import { among, type FoldVerdict } from './verdicts.ts';

/** The same photos under two conditions. */
export type Drop = { before: Scores; after: Scores };

const judged = (list: readonly FoldVerdict[], ten: boolean): Scores =>
  score(
    list
      .filter((v) => !v.o.item.doubtful && (ten ? isOfTen(v.label) : isKnown(v.label)))
      .map((v) => ({ ...(ten ? among(TEN, v) : v), refused: false, traits: [] })),
    FIRM,
  );

/** Ten classes and all classes of the photos that stand in both lists. */
export const dropBetween = (
  before: readonly FoldVerdict[],
  after: readonly FoldVerdict[],
): { ten: Drop; all: Drop } => {
  const later = new Map(after.map((v) => [v.o.item.file, v]));
  const both = before.filter((v) => later.has(v.o.item.file));
  const same = both.flatMap((v) => later.get(v.o.item.file) ?? []);
  const drop = (ten: boolean): Drop => ({ before: judged(both, ten), after: judged(same, ten) });
  return { ten: drop(true), all: drop(false) };
};

export const dropLines = (name: string, { ten, all }: { ten: Drop; all: Drop }): string[] => [
  name,
  ...(
    [
      ['ten classes', ten],
      ['all classes', all],
    ] as const
  ).map(
    ([classes, { before, after }]) =>
      `  ${classes}, ${before.n} photos: top-1 ${percent(before.top1)} to ${percent(after.top1)} (${percent(after.top1 - before.top1)}), top-3 ${percent(before.top3)} to ${percent(after.top3)}, calibration error ${after.ece.toFixed(3)}`,
  ),
];
