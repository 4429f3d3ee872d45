import type { Answers } from '../classify/combine.ts';
import { traitLogit, traitScore } from '../classify/traits.ts';
import { judgeGate, type GateVerdict } from '../gate/model.ts';
import { logisticProbabilities } from '../model/logistic.ts';
import { softmax } from '../model/softmax.ts';
import { treeProbabilities } from '../model/trees.ts';
import { classIds, traitIds } from '../types.ts';
import { fitClassifier, fitGate, fitTraits, gateRowOf, type Measured } from './fit.ts';
import { groupedFolds } from './folds.ts';
import type { NetworkAnswers } from './network-answers.ts';

/** What models that never saw a picture's part said of it. */
export type OutOfFold = {
  item: Measured;
  part: number;
  /** Null for what is no koi, and for koi that the network was not asked about. */
  answers: Answers | null;
  /** Score of each trait, in the order of traitIds. */
  traits: number[];
  verdict: GateVerdict;
};

export type Validation = {
  parts: number;
  seed: number;
  network: NetworkAnswers;
  /** Whether the gate is fitted and judged, too. */
  withGate: boolean;
};

/** Part of each picture: that of its photo; pictures without one are dealt by themselves. */
const partsOf = (items: readonly Measured[], { parts, seed, network }: Validation): Int32Array => {
  const ofGroup = new Map<string, number>();
  for (const i of items) if (i.file !== null) ofGroup.set(i.group, network.partOf(i.file));
  const dealt = groupedFolds(
    items.map((i) => ({ group: i.group, stratum: i.kind })),
    parts,
    seed,
  );
  return dealt.map((d, i) => ofGroup.get(items[i].group) ?? d);
};

const isShifted = ({ source }: Measured) => source.kind === 'shifted';
const NO_GATE: GateVerdict = { koi: 1, otherwise: 'other' };

/**
 * Refits trees, regressions and gate on all parts but one and judges that one, part after part; the
 * network's answers were made the same way before. Jittered copies are learnt from and never
 * judged, shifted ones judged and never learnt from; both stay in their photo's part.
 */
export const crossValidate = (
  items: readonly Measured[],
  validation: Validation,
  report: (part: number) => void,
): OutOfFold[] => {
  const { parts, seed, network, withGate } = validation;
  const part = partsOf(items, validation);
  const out: OutOfFold[] = [];
  for (let f = 0; f < parts; f++) {
    const training = items.filter((i, k) => part[k] !== f && !isShifted(i));
    const fitSeed = seed * parts + f + 1;
    const { trees, logistic } = fitClassifier(training, fitSeed);
    const traits = fitTraits(training);
    const gate = withGate ? fitGate(training, fitSeed) : null;
    items.forEach((item, k) => {
      if (part[k] !== f) return;
      if (item.kind === 'koi' && item.source.copy > 0) return;
      const row = item.sample.fish;
      const logits = item.file === null ? null : network.of(item.file, isShifted(item));
      out.push({
        item,
        part: f,
        answers: logits && {
          trees: treeProbabilities(trees, row),
          logistic: logisticProbabilities(logistic, row),
          network: softmax(logits.slice(0, classIds.length)),
        },
        traits: logits
          ? traitIds.map((_, t) =>
              traitScore(traitLogit(traits[t], row), logits[classIds.length + t]),
            )
          : [],
        verdict: gate
          ? judgeGate({ version: 'fold', trees: gate, threshold: 0 }, gateRowOf(item))
          : NO_GATE,
      });
    });
    report(f);
  }
  return out;
};
