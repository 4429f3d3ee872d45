/** Same fish or not, from two prints. */
import { readFingerprint } from './layout.ts';
import { fitAll, type Fit } from './search.ts';

/**
 * Chances that a similarity is of one fish, set on the tuning half of `npm run eval -- identity`:
 * each photo's own fish against the other fish that fits it best among 300. So it is the chance of
 * the best match in a full collection, and careful where only two photos are compared.
 */
const EVEN = 0.69;
const STEEPNESS = 58;

/** 'same' from this similarity on: no other fish among 300 came as near. */
const SAME = 0.75;
/** 'different' below: one fish in two readable photos hardly ever falls so low. */
const DIFFERENT = 0.5;

/** Patterns plainer than this (deviation, weighted OKLab) are shared by too many fish to name one. */
const LITTLE_PATTERN = 0.1;
/** So are patterns more mirror-like than this: two Asagi with nothing but their net fit each other. */
const LITTLE_ASYMMETRY = 0.065;

export type FishMatch = Fit & {
  readonly verdict: 'same' | 'different' | 'unsure';
  /** That both are one fish, 0 to 1. */
  readonly probability: number;
  /** One of the two has hardly any pattern of its own: then the verdict is always 'unsure'. */
  readonly isPlain: boolean;
};

const verdictOf = (similarity: number, isPlain: boolean): FishMatch['verdict'] => {
  if (isPlain) return 'unsure';
  if (similarity >= SAME) return 'same';
  return similarity < DIFFERENT ? 'different' : 'unsure';
};

const judge = (fit: Fit): FishMatch => {
  const { similarity, contrast, asymmetry } = fit;
  const isPlain = contrast < LITTLE_PATTERN || asymmetry < LITTLE_ASYMMETRY;
  const chance = 1 / (1 + Math.exp(STEEPNESS * (EVEN - similarity)));
  // A likeness of plain fish is shared by many of them.
  const probability = isPlain ? Math.min(chance, 0.5) : chance;
  return { ...fit, verdict: verdictOf(similarity, isPlain), probability, isPlain };
};

/**
 * Compares one fingerprint with many, in their order.
 * @throws RangeError for bytes that are no fingerprint of this version
 */
export const rankFingerprints = (
  wanted: Uint8Array,
  others: readonly Uint8Array[],
): FishMatch[] => {
  const [first, ...rest] = [wanted, ...others].map((bytes) => {
    const print = readFingerprint(bytes);
    if (!print) throw new RangeError('no fingerprint of this version');
    return print;
  });
  return first ? fitAll(first, rest).map(judge) : [];
};

/** Whether two fingerprints are of one fish. */
export const compareFingerprints = (a: Uint8Array, b: Uint8Array): FishMatch | undefined =>
  rankFingerprints(a, [b])[0];
