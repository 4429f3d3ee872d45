import { blend, temper } from '../model/softmax.ts';

/** How the answers of trees, regression and network are made into one. */
export type Tuning = {
  /** Shares of trees, regression and network in the blend. */
  shares: readonly [number, number, number];
  /** Exponent 1/temperature put on the blended probabilities. */
  temperature: number;
};

/** Class probabilities as each model gives them; the network's as a softmax of its logits. */
export type Answers = { trees: number[]; logistic: number[]; network: number[] };

/** Geometric mean of the three answers, then tempered. */
export const combine = ({ trees, logistic, network }: Answers, tuning: Tuning): number[] =>
  temper(blend([trees, logistic, network], tuning.shares), tuning.temperature);
