import { traitIds, type TraitId } from '../types.ts';
import { areaUnderCurve } from './metrics.ts';
import { percent } from './report.ts';
import type { FoldVerdict } from './verdicts.ts';

export type TraitScore = {
  id: TraitId;
  /** Koi that have the trait and koi that have not. */
  have: number;
  lack: number;
  area: number;
  named: number;
  right: number;
};

/** How well each trait is told, over koi with a sure label. */
export const traitScores = (koi: readonly FoldVerdict[]): TraitScore[] =>
  traitIds.map((id, t) => {
    const judged = koi.filter((v) => v.traitAnswers.length > 0);
    const has = (v: FoldVerdict) => v.o.item.traits.includes(id);
    const of = (list: readonly FoldVerdict[]) => list.map((v) => v.traitAnswers[t].probability);
    const [with_, without] = [judged.filter(has), judged.filter((v) => !has(v))];
    const named = judged.filter((v) => v.traitAnswers[t].found);
    return {
      id,
      have: with_.length,
      lack: without.length,
      area: areaUnderCurve(of(with_), of(without)),
      named: named.length,
      right: named.filter(has).length,
    };
  });

export const traitLines = (scores: readonly TraitScore[]): string[] => [
  'trait      have lack  area under curve  named  right  of those that have it',
  ...scores.map(
    (s) =>
      `${s.id.padEnd(10)} ${String(s.have).padStart(4)} ${String(s.lack).padStart(4)}  ${s.area.toFixed(3).padStart(16)}  ${String(s.named).padStart(5)}  ${percent(s.right / Math.max(1, s.named)).padStart(7)}  ${percent(s.right / Math.max(1, s.have)).padStart(7)}`,
  ),
];
