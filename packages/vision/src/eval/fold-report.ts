import { FIRM } from '../gate/outcome.ts';
import { isKnown } from './aliases.ts';
import { crossValidate, type Tuning } from './cross-validate.ts';
import type { Measured } from './fit.ts';
import { score, type ClassScore, type Scores } from './judge.ts';
import { areaUnderCurve, average, wilson } from './metrics.ts';
import { outcomeLines, percent, scoreLines } from './report.ts';
import type { Item } from './sources.ts';
import { verdictOf } from './verdicts.ts';

export type FoldRun = {
  /** As the engine decides: a refused photo is wrong. */
  scores: Scores;
  /** The ranking alone, gate and shape left aside. */
  rankingOnly: { top1: number; top3: number };
  /** Koi of every label, and how many were refused. */
  koi: { n: number; refused: number };
  /** Pictures that are no koi, by kind, and how many were let through. */
  others: Record<string, { n: number; passed: number }>;
  /** How well koi of known classes and other koi are told apart, and how often each is firm. */
  unknown: { area: number; firmKnown: number; firmUnknown: number };
  outcomes: { label: string; outcome: string }[];
};

export type FoldSettings = { folds: number; tuning: Tuning; threshold: number };

const share = (n: number, of: number) => n / Math.max(1, of);

/** Refits and judges by group once, with the folds that a seed deals. */
export const judgeSeed = (
  measured: readonly Measured[],
  withoutFish: readonly Item[],
  settings: FoldSettings,
  seed: number,
  done: () => void,
): FoldRun => {
  const { folds, tuning, threshold } = settings;
  const all = crossValidate(measured, { folds, seed, tuning }, done).map((o) => ({
    ...o,
    verdict: verdictOf(o, threshold),
  }));
  const koi = all.filter((o) => o.item.kind === 'koi');
  const lost = withoutFish.filter((i) => i.kind === 'koi' && i.source.copy === 0);
  const known = koi.filter((o) => isKnown(o.verdict.label));
  const unknown = koi.filter((o) => !isKnown(o.verdict.label));
  const unfound = lost
    .filter((i) => i.label !== null && isKnown(i.label))
    .map((i) => ({ label: i.label ?? '', ranking: [], traits: [], refused: true }));
  const verdicts = [...known.map((o) => o.verdict), ...unfound];
  const alone = score(
    verdicts.map((v) => ({ ...v, refused: v.ranking.length === 0 })),
    FIRM,
  );
  const others: FoldRun['others'] = {};
  for (const o of all.filter((v) => v.item.kind !== 'koi')) {
    const row = (others[o.item.kind] ??= { n: 0, passed: 0 });
    row.n++;
    if (!o.verdict.refused) row.passed++;
  }
  for (const i of withoutFish.filter((v) => v.kind !== 'koi'))
    (others[i.kind] ??= { n: 0, passed: 0 }).n++;
  const firm = (list: typeof koi) =>
    share(list.filter((o) => o.verdict.outcome === 'identified').length, list.length);
  return {
    scores: score(verdicts, FIRM),
    rankingOnly: { top1: alone.top1, top3: alone.top3 },
    koi: {
      n: koi.length + lost.length,
      refused: koi.filter((o) => o.verdict.refused).length + lost.length,
    },
    others,
    unknown: {
      area: areaUnderCurve(
        unknown.map((o) => o.classified.outside),
        known.map((o) => o.classified.outside),
      ),
      firmKnown: firm(known),
      firmUnknown: firm(unknown),
    },
    outcomes: koi.map((o) => ({ label: o.verdict.label, outcome: o.verdict.outcome })),
  };
};

const meanPerClass = (runs: readonly FoldRun[]): Record<string, ClassScore> =>
  Object.fromEntries(
    Object.entries(runs[0].scores.perClass).map(([label, { n }]) => {
      const of = (key: 'top1' | 'top3' | 'refused') =>
        average(runs.map((r) => r.scores.perClass[label]?.[key] ?? 0));
      return [label, { n, top1: of('top1'), top3: of('top3'), refused: of('refused') }];
    }),
  );

/** Mean over the seeds, with Wilson's interval for the number of photos judged. */
export const foldReport = (
  runs: readonly FoldRun[],
  { json, outside }: { json: boolean; outside: number },
): string[] => {
  const mean = (f: (r: FoldRun) => number) => average(runs.map(f));
  const n = runs[0].scores.n;
  const top1 = mean((r) => r.scores.top1);
  const top3 = mean((r) => r.scores.top3);
  const perClass = meanPerClass(runs);
  const ece = mean((r) => r.scores.ece);
  const refused = mean((r) => r.scores.refused);
  const interval1 = wilson(top1 * n, n);
  const interval3 = wilson(top3 * n, n);
  if (json)
    return [
      JSON.stringify({
        n,
        top1,
        top3,
        ece,
        refused,
        outside,
        perClass,
        msPerPhoto: null,
        seeds: runs.length,
        top1Interval: interval1,
        top3Interval: interval3,
      }),
    ];
  const between = ([a, b]: [number, number]) => `[${percent(a)} to ${percent(b)}]`;
  const spread = (f: (r: FoldRun) => number) =>
    `seeds ${runs.map((r) => percent(f(r))).join(', ')}`;
  return [
    `Refitted and judged by group, ${runs.length} seed(s), ${n} photos of known classes.`,
    `top-1 ${percent(top1)} ${between(interval1)}  ${spread((r) => r.scores.top1)}`,
    `top-3 ${percent(top3)} ${between(interval3)}  ${spread((r) => r.scores.top3)}`,
    `ranking alone, refused photos included: top-1 ${percent(mean((r) => r.rankingOnly.top1))}, top-3 ${percent(mean((r) => r.rankingOnly.top3))}`,
    `koi of all labels refused: ${percent(mean((r) => share(r.koi.refused, r.koi.n)))} of ${runs[0].koi.n}`,
    ...Object.entries(runs[0].others).map(
      ([kind, o]) =>
        `${kind} let through: ${percent(mean((r) => share(r.others[kind].passed, r.others[kind].n)))} of ${o.n}`,
    ),
    `labels without a class (${outside} photos): told apart with area under the curve ${mean((r) => r.unknown.area).toFixed(3)}; identified firmly ${percent(mean((r) => r.unknown.firmUnknown))}, known classes ${percent(mean((r) => r.unknown.firmKnown))}`,
    '',
    'first seed in full',
    ...scoreLines(runs[0].scores),
    '',
    'outcomes by label, first seed',
    ...outcomeLines(runs[0].outcomes),
    '',
    'per class, mean over seeds',
    ...Object.entries(perClass).map(
      ([label, c]) =>
        `${label.padEnd(12)} ${String(c.n).padStart(4)} ${percent(c.top1).padStart(8)} ${percent(c.top3).padStart(8)}`,
    ),
  ];
};
