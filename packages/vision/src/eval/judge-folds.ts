import { classIds } from '../types.ts';
import { crossValidate } from './cross-validate.ts';
import type { Measured } from './fit.ts';
import type { LabelledPhoto } from './labels.ts';
import { readNetworkAnswers, type Dealing } from './network-answers.ts';
import type { Item } from './sources.ts';
import { crossTuned } from './tune.ts';
import { verdictOf, type FoldVerdict } from './verdicts.ts';

export const PARTS = 5;

/** Chances of a photo in which no fish was found: none for any class. */
const unfoundOf = (item: Item): FoldVerdict => ({
  label: item.label ?? '',
  ranking: [],
  traits: [],
  refused: true,
  outcome: 'not_koi',
  traitAnswers: [],
  o: {
    item: {
      ...item,
      sample: { fish: new Float32Array(0), gate: new Float32Array(classIds.length) },
    },
    part: 0,
    answers: null,
    traits: [],
    verdict: { koi: 0, otherwise: 'empty' },
  },
});

/** Refits and judges part by part; everything tuned for a part is tuned on the others. */
export const judgeFolds = (
  photos: readonly LabelledPhoto[],
  measured: readonly Measured[],
  withoutFish: readonly Item[],
  { dealing, withGate }: { dealing: Dealing; withGate: boolean },
  report: (part: number) => void,
): { verdicts: FoldVerdict[]; unfound: FoldVerdict[] } => {
  const network = readNetworkAnswers(dealing, photos);
  const outOfFold = crossValidate(measured, { parts: PARTS, seed: 0, network, withGate }, report);
  const tuned = crossTuned(outOfFold);
  const verdicts = outOfFold.flatMap((o) => {
    const tuning = tuned.get(o.part);
    return tuning === undefined ? [] : [verdictOf(o, tuning)];
  });
  const unfound = withoutFish
    .filter((i) => i.kind === 'koi' && i.source.kind === 'photo' && i.source.copy === 0)
    .map(unfoundOf);
  return { verdicts, unfound };
};
