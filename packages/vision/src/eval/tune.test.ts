import { expect, it } from 'vitest';
import { classIds, traitIds } from '../types.ts';
import type { OutOfFold } from './cross-validate.ts';
import { bestTuning, crossTuned, tuneTraits } from './tune.ts';

const sure = (at: number, p: number): number[] =>
  classIds.map((_, c) => (c === at ? p : (1 - p) / (classIds.length - 1)));

const answer = (label: (typeof classIds)[number], more: Partial<OutOfFold> = {}): OutOfFold => {
  const at = classIds.indexOf(label);
  const wrong = (at + 1) % classIds.length;
  return {
    item: {
      source: { kind: 'photo', path: '', hash: '', copy: 0 },
      label,
      traits: [],
      doubtful: false,
      file: null,
      kind: 'koi',
      group: '',
      sample: { fish: new Float32Array(0), gate: new Float32Array(0) },
    },
    part: 0,
    answers: { trees: sure(wrong, 0.6), logistic: sure(wrong, 0.6), network: sure(at, 0.9) },
    traits: traitIds.map(() => 0),
    verdict: { koi: 0.9, otherwise: 'other' },
    ...more,
  };
};

it('gives the model that is right the largest share', () => {
  expect(bestTuning(classIds.map((c) => answer(c))).shares).toEqual([1, 1, 4]);
});

it('tunes a part on the others alone', () => {
  const network = classIds.map((c) => answer(c));
  const trees = classIds.map((c) => {
    const at = classIds.indexOf(c);
    const wrong = (at + 1) % classIds.length;
    const answers = { trees: sure(at, 0.9), logistic: sure(wrong, 0.6), network: sure(at, 0.8) };
    return answer(c, { part: 1, answers });
  });
  const tuned = crossTuned([...network, ...trees]);
  // Part 1 was right by trees and network alone, which is what part 0 is judged with.
  expect(tuned.get(0)?.tuning.shares).toEqual([1, 0, 1]);
  expect(tuned.get(1)?.tuning.shares).toEqual([1, 1, 4]);
});

it('names a trait only from where nine of ten have it', () => {
  const withTrait = (score: number, has: boolean): OutOfFold => {
    const o = answer('kohaku', { traits: traitIds.map(() => score) });
    return { ...o, item: { ...o.item, traits: has ? ['ginrin'] : [] } };
  };
  const list = [
    ...Array.from({ length: 20 }, (_, i) => withTrait(3 + i / 10, true)),
    ...Array.from({ length: 20 }, (_, i) => withTrait(-3 - i / 10, false)),
    ...Array.from({ length: 6 }, () => withTrait(-2, false)),
  ];
  const tuned = tuneTraits(list);
  const [tancho, ginrin] = [tuned[0], tuned[1]];
  expect(ginrin.slope).toBeGreaterThan(0);
  const at = (score: number) => 1 / (1 + Math.exp(-(ginrin.slope * score + ginrin.offset)));
  // The six at -2 come together and would leave 20 of 26.
  expect(ginrin.threshold).toBeCloseTo(at(3), 2);
  expect(ginrin.threshold).toBeGreaterThan(at(-2));
  // No fish has it: nothing may be named.
  expect(tancho.threshold).toBeNull();
});
