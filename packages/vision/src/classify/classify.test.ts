import { describe, expect, it } from 'vitest';
import { outsideOf, rank } from './classify.ts';
import { combine } from './combine.ts';
import { judgeTrait, traitProbability } from './traits.ts';

describe('combine', () => {
  const answers = { trees: [0.8, 0.2], logistic: [0.5, 0.5], network: [0.2, 0.8] };

  it('is even where equal shares pull apart alike', () => {
    const [first, second] = combine(answers, { shares: [1, 1, 1], temperature: 1 });
    expect(first).toBeCloseTo(0.5, 6);
    expect(second).toBeCloseTo(0.5, 6);
  });

  it('follows the larger share, more so at a low temperature', () => {
    // (0.2/0.8)^(1/4 - 2/4) = 4^(1/4) = 1.414 to 1 for the network's second class.
    const [, mild] = combine(answers, { shares: [1, 1, 2], temperature: 1 });
    expect(mild).toBeCloseTo(1.414 / 2.414, 2);
    // Half the temperature squares the odds: 2 to 1.
    const [, firm] = combine(answers, { shares: [1, 1, 2], temperature: 0.5 });
    expect(firm).toBeCloseTo(2 / 3, 2);
  });
});

describe('outsideOf', () => {
  it('warns of koi outside the named varieties only when a named one leads', () => {
    expect(outsideOf(rank(['kohaku', 'kawarimono'], [0.6, 0.4]))).toBe(0.4);
    expect(outsideOf(rank(['kohaku', 'kawarimono'], [0.4, 0.6]))).toBe(0);
  });
});

describe('traits', () => {
  // No weight but the constants: log odds ln(3) for every fish.
  const logistic = { classes: 2, centre: [0], scale: [1], weights: [0, 0, 0, Math.log(3)] };
  const model = { id: 'ginrin', logistic, slope: 1, offset: 0, threshold: 0.7 } as const;
  const row = new Float32Array([5]);

  it('averages the log odds of both models', () => {
    const { probability, found } = judgeTrait(model, row, Math.log(3));
    expect(probability).toBeCloseTo(0.75, 6);
    expect(found).toBe(true);
    expect(judgeTrait(model, row, -Math.log(3)).probability).toBeCloseTo(0.5, 6);
  });

  it('names nothing where no threshold is sure enough', () => {
    expect(judgeTrait({ ...model, threshold: null }, row, 20).found).toBe(false);
  });

  it('bends the curve by slope and offset', () => {
    expect(traitProbability({ slope: 2, offset: -2 }, 1)).toBe(0.5);
  });
});
