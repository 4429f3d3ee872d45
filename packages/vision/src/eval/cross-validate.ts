import { classify, type Classified } from '../classify/classify.ts';
import type { Classifier } from '../classify/model.ts';
import { judgeGate, type GateVerdict } from '../gate/model.ts';
import { classIds } from '../types.ts';
import { fitClassifier, fitGate, fitOutside, gateRowOf, type Measured } from './fit.ts';
import { groupedFolds } from './folds.ts';

/** What models that never saw a picture's group said of it. */
export type OutOfFold = { item: Measured; classified: Classified; verdict: GateVerdict };

export type Tuning = Pick<Classifier, 'shares' | 'temperature'>;

/**
 * Refits everything on all folds but one and judges that one, fold after fold. Jittered copies are
 * learnt from but never judged; they stay in their photo's group.
 */
export const crossValidate = (
  items: readonly Measured[],
  { folds, seed, tuning }: { folds: number; seed: number; tuning: Tuning },
  report: (fold: number) => void,
): OutOfFold[] => {
  const fold = groupedFolds(
    items.map((i) => ({ group: i.group, stratum: i.label ?? i.kind })),
    folds,
    seed,
  );
  const out: OutOfFold[] = [];
  for (let f = 0; f < folds; f++) {
    const training = items.filter((_, i) => fold[i] !== f);
    const fitSeed = seed * folds + f + 1;
    const model: Classifier = {
      version: 'fold',
      features: [],
      classes: classIds,
      ...fitClassifier(training, fitSeed),
      ...tuning,
      outside: fitOutside(training, fitSeed),
    };
    const trees = fitGate(training, fitSeed);
    items.forEach((item, i) => {
      if (fold[i] !== f || (item.kind === 'koi' && item.source.copy > 0)) return;
      out.push({
        item,
        classified: classify(model, item.sample.fish),
        verdict: judgeGate({ version: 'fold', trees, threshold: 0 }, gateRowOf(item)),
      });
    });
    report(f);
  }
  return out;
};
