import { notNegative, within } from './refuse.ts';

/**
 * Concentration after a part of the water was replaced: now (1 - f) + tap f (facts B.1).
 * @param part 0 to 1
 */
export const afterChange = (now: number, tap: number, part: number): number => {
  within(part, 0, 1, 'the part that is changed');
  return notNegative(now, 'the value now') * (1 - part) + notNegative(tap, 'tap water') * part;
};

/** Most that is changed at once; more is split (facts B.1). */
export const MOST_AT_ONCE = 0.5;

export type ChangePlan =
  /** Nothing to do: the value is there already. */
  | { kind: 'none' }
  /** The tap holds as much as is wanted at most: no change gets there. */
  | { kind: 'impossible' }
  | {
      kind: 'plan';
      /** Of one single change, 0 to 1, as the formula has it. */
      single: number;
      /** How many changes, and the part that each of them replaces. */
      times: number;
      each: number;
    };

/**
 * Changes that bring a value down to the target: f = (now - target) / (now - tap), split so that none
 * is more than half: n changes of 1 - (1 - f)^(1/n) come to the same.
 */
export const changeNeeded = (now: number, target: number, tap: number): ChangePlan => {
  notNegative(now, 'the value now');
  notNegative(target, 'the target');
  notNegative(tap, 'tap water');
  if (now <= target) return { kind: 'none' };
  if (tap >= target) return { kind: 'impossible' };
  const single = (now - target) / (now - tap);
  const left = 1 - single;
  const times = Math.max(1, Math.ceil(Math.log(left) / Math.log(1 - MOST_AT_ONCE) - 1e-9));
  return { kind: 'plan', single, times, each: 1 - left ** (1 / times) };
};
