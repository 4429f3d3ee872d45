import { calibrationError, wilson } from './metrics.ts';

/** What the engine said of one photo with a known label. */
export type Verdict = {
  label: string;
  /** Candidates, most probable first; empty when the photo was refused. */
  ranking: readonly { id: string; probability: number }[];
  traits: readonly string[];
  refused: boolean;
};

export type ClassScore = { n: number; top1: number; top3: number; refused: number };

export type Scores = {
  n: number;
  top1: number;
  top3: number;
  ece: number;
  refused: number;
  interval: [number, number];
  perClass: Record<string, ClassScore>;
  /** Label, then first candidate ('refused' too), then how many. */
  confusion: Record<string, Record<string, number>>;
  /** Photos whose first candidate reached a probability, and how many of them were right. */
  firm: { share: number; right: number };
};

/** Right first: the first candidate, or the trait that the photo is labelled with. */
export const isRight = ({ label, ranking, traits, refused }: Verdict): boolean =>
  !refused && (ranking[0]?.id === label || traits.includes(label));

const isNear = (v: Verdict): boolean =>
  !v.refused && (isRight(v) || v.ranking.slice(0, 3).some((c) => c.id === v.label));

const share = <T>(list: readonly T[], test: (v: T) => boolean): number =>
  list.length === 0 ? 0 : list.filter(test).length / list.length;

/** Rates over photos of known labels; a refused photo is wrong. */
export const score = (verdicts: readonly Verdict[], firm: number): Scores => {
  const perClass: Record<string, ClassScore> = {};
  const confusion: Record<string, Record<string, number>> = {};
  for (const label of [...new Set(verdicts.map((v) => v.label))].sort()) {
    const own = verdicts.filter((v) => v.label === label);
    perClass[label] = {
      n: own.length,
      top1: share(own, isRight),
      top3: share(own, isNear),
      refused: share(own, (v) => v.refused),
    };
    const row: Record<string, number> = {};
    for (const v of own) {
      const said = v.refused ? 'refused' : isRight(v) ? label : (v.ranking[0]?.id ?? 'refused');
      row[said] = (row[said] ?? 0) + 1;
    }
    confusion[label] = row;
  }
  const judged = verdicts.filter((v) => !v.refused && v.ranking.length > 0);
  const sure = judged.filter((v) => (v.ranking[0]?.probability ?? 0) >= firm);
  const top1 = share(verdicts, isRight);
  return {
    n: verdicts.length,
    top1,
    top3: share(verdicts, isNear),
    ece: calibrationError(
      judged.map((v) => ({ probability: v.ranking[0]?.probability ?? 0, right: isRight(v) })),
    ),
    refused: share(verdicts, (v) => v.refused),
    interval: wilson(top1 * verdicts.length, verdicts.length),
    perClass,
    confusion,
    firm: { share: sure.length / Math.max(1, verdicts.length), right: share(sure, isRight) },
  };
};
