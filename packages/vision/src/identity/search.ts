/** Looks for the placement in which a print fits others best: roughly for all, closely where it pays. */
import {
  AS_IT_IS,
  asymmetryOf,
  agreement,
  coarse,
  fine,
  place,
  type Placed,
  type Placement,
} from './align.ts';
import type { Print } from './layout.ts';

/** A rough fit below this cannot become a match by looking closer. */
const WORTH_A_LOOK = 0.45;

/** All of these, in coarse cells of an eighth of the width and a sixteenth of the length. */
const roughly: readonly Placement[] = [false, true].flatMap((turned) =>
  [0.88, 1, 1.12].flatMap((stretch) =>
    [-1.5, -0.75, 0, 0.75, 1.5].map((along) => ({ stretch, along, across: 0, turned })),
  ),
);

/** Steps around a rough placement, in fine cells. */
const closer: readonly Pick<Placement, 'stretch' | 'along'>[] = [-0.06, 0, 0.06].flatMap(
  (stretch) => [-1, 0, 1].map((along) => ({ stretch, along })),
);

/** The best fit of one print over another. */
export type Fit = {
  /** Normalised correlation, -1 to 1. */
  readonly similarity: number;
  /** Deviation of the plainer of the two patterns, weighted OKLab. */
  readonly contrast: number;
  /** Of the more mirror-like of the two, weighted OKLab. */
  readonly asymmetry: number;
  readonly placement: Placement;
};

const best = (laid: readonly [Placement, Placed][], onto: Float32Array): [Placement, number] => {
  let found: [Placement, number] = [AS_IT_IS, -1];
  for (const [placement, { values }] of laid) {
    const similarity = agreement(values, onto);
    if (similarity > found[1]) found = [placement, similarity];
  }
  return found;
};

/** How well a print fits each of the others. */
export const fitAll = (wanted: Print, others: readonly Print[]): Fit[] => {
  const rough = coarse(wanted);
  const laid = roughly.map((at): [Placement, Placed] => [at, place(rough, at)]);
  const whole = fine(wanted);
  const { contrast: own } = place(whole);
  const ownAsymmetry = asymmetryOf(wanted);
  const known = new Map<string, [Placement, Placed]>();
  const closely = (at: Placement): [Placement, Placed] => {
    const key = `${at.stretch.toFixed(2)} ${at.along} ${at.across} ${at.turned}`;
    const found = known.get(key) ?? [at, place(whole, at)];
    known.set(key, found);
    return found;
  };
  return others.map((other) => {
    const onto = place(fine(other));
    const contrast = Math.min(own, onto.contrast);
    const asymmetry = Math.min(ownAsymmetry, asymmetryOf(other));
    const [first, similarity] = best(laid, place(coarse(other)).values);
    if (similarity < WORTH_A_LOOK) return { similarity, contrast, asymmetry, placement: first };
    const around = closer.map((step) =>
      closely({
        stretch: first.stretch + step.stretch,
        along: 2 * first.along + step.along,
        across: 0,
        turned: first.turned,
      }),
    );
    const [second] = best(around, onto.values);
    const aside = [-1, 0, 1].map((across) => closely({ ...second, across }));
    const [placement, close] = best(aside, onto.values);
    return { similarity: close, contrast, asymmetry, placement };
  });
};
