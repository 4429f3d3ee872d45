/** A number that must occur in the answer; `tol` in the same unit. Without a unit any number counts. */
export type Expected = { value: number; tol: number; unit: string | null };

/** What is known of the keeper who asks; `country` as in the profile, e.g. `GB-ENG`. */
export type Keeper = { country: string | null; units: 'metric' | 'uk' | 'us' };

/** A question, or the turns of one conversation, with what its last answer must and must not say. */
export type ChatCase = {
  id: string;
  turns: readonly string[];
  must: readonly RegExp[];
  mustNot: readonly RegExp[];
  num: readonly Expected[];
  /** Good to have: reported, never counted. */
  nice: readonly RegExp[];
  keeper: Keeper;
  /** Answers of our own that must pass and must fail, to test the case itself. */
  good: string | null;
  bad: string | null;
};

export const UNKNOWN_KEEPER: Keeper = { country: null, units: 'metric' };
