import type { Change } from '@nishiki/contract/identity';
import type { Difference } from '@nishiki/vision/identity/changes';

const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));

const where = ({ region }: Difference): string =>
  region ? `On the ${region}` : 'On the whole body';

const area = (colour: string, change: Difference): string => {
  const [p, q] = [rounded(change.before), rounded(change.after)];
  return `${where(change)} ${colour} covered ${p} % of the skin and now covers ${q} %.`;
};

/** Toward yellow the hue angle of OKLab grows, toward crimson it falls. */
const towards = (change: Difference): string =>
  change.after > change.before ? 'more orange' : 'deeper towards crimson';

type Said = { unit: Change['unit']; words: (change: Difference) => string };

const kinds: Record<Difference['what'], Said> = {
  red_area: { unit: 'percent', words: (change) => area('red', change) },
  black_area: { unit: 'percent', words: (change) => area('black', change) },
  new_black: {
    unit: 'percent',
    words: ({ after }) => `Black has appeared on ${rounded(after, 1)} % of the body (new sumi).`,
  },
  faded_black: {
    unit: 'percent',
    words: ({ before }) => `Black has gone from ${rounded(before, 1)} % of the body.`,
  },
  red_depth: {
    unit: 'points',
    words: ({ before, after }) =>
      `The red is ${after < before ? 'paler' : 'stronger'} than it was: its saturation went from ${rounded(before)} to ${rounded(after)}.`,
  },
  red_hue: {
    unit: 'degrees',
    words: (change) =>
      `The red is ${towards(change)}: its hue went from ${rounded(change.before)}° to ${rounded(change.after)}°.`,
  },
  whiteness: {
    unit: 'points',
    words: ({ before, after }) =>
      `The white is ${after < before ? 'less clean' : 'cleaner'} than it was.`,
  },
};

/** A measured difference as a keeper reads it. */
export const changeWords = (difference: Difference): Change => {
  const { unit, words } = kinds[difference.what];
  return {
    what: difference.what,
    region: difference.region,
    before: rounded(difference.before, 1),
    after: rounded(difference.after, 1),
    unit,
    words: words(difference),
  };
};

/** One sentence about all of them. */
export const changesSummary = (changes: readonly Change[]): string => {
  if (changes.length === 0) return 'No change that a photo can show.';
  const n = changes.length === 1 ? 'One change is' : `${changes.length} changes are`;
  return `${n} larger than light, angle and blur make between two photos of an unchanged fish.`;
};
