import type { CriterionId } from '@nishiki/knowledge/scoring/criteria';
import { RED_GUIDE } from '@nishiki/knowledge/scoring/limits';
import type { Measures } from '@nishiki/vision/types';
import { markings } from './markings.ts';

/** How a criterion is read off the measures and put into words. */
export type Reading = {
  /** Null where the photo or the fish does not give it. */
  value: (measures: Measures) => number | null;
  /** What null means: nothing to judge on this fish, or something that this photo does not show. */
  missing: 'not-there' | 'unmeasured';
  better: 'high' | 'low';
  /** The value with its unit. */
  shown: (value: number) => string;
  /** What it is a value of, around the value as shown. */
  says: (shown: string, value: number) => string;
};

/** Red further forward than this ends no pattern. */
const REAR_THIRD = 1 / 3;

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const digits =
  (count: number) =>
  (value: number): string =>
    value.toFixed(count);
const ofOne = (value: number): string => `${value.toFixed(2)} of 1`;

const meanOf = (...values: (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, v) => sum + v, 0) / known.length;
};

const reading = (
  better: Reading['better'],
  value: Reading['value'],
  shown: Reading['shown'],
  says: Reading['says'],
  missing: Reading['missing'] = 'unmeasured',
): Reading => ({ better, value, shown, says, missing });

const off = (middle: number | undefined): number | null =>
  middle === undefined ? null : Math.abs(middle);

const wholeSpot = ({ show: { headSpot } }: Measures) => (headSpot?.whole ? headSpot : null);

export const readings: Readonly<Record<CriterionId, Reading>> = {
  symmetry: reading(
    'high',
    (m) => m.outlineSymmetry,
    percent,
    (v) => `the sides agree on ${v} of the width`,
  ),
  straightness: reading(
    'low',
    (m) => m.spineBend,
    (v) => `${(v * 100).toFixed(1)}%`,
    (v) => `bowed by ${v} of the length`,
  ),
  outline: reading(
    'low',
    (m) => m.show.outlineDeviation,
    digits(1),
    (v) => `${v} standard deviations from the reference outline`,
  ),
  'tail-tube': reading(
    'high',
    (m) => m.show.tailTube,
    percent,
    (v) => `${v} of the greatest width`,
  ),
  nose: reading(
    'high',
    (m) => m.show.noseWidth,
    percent,
    (v) => `${v} of the greatest width close behind the nose`,
  ),
  'balance-along': reading(
    'low',
    (m) => {
      const centre = markings(m);
      return centre === null ? null : Math.abs(centre.along - 0.5);
    },
    percent,
    (v) => `the centre of the markings lies ${v} of the length from the middle`,
    'not-there',
  ),
  'balance-across': reading(
    'low',
    (m) => off(markings(m)?.across),
    percent,
    (v) => `the centre of the markings lies ${v} of half the width from the spine`,
    'not-there',
  ),
  'two-sides': reading(
    'high',
    (m) => m.patternBalance,
    percent,
    (v) => `${v} of the colours alike`,
  ),
  flanks: reading(
    'high',
    (m) => m.show.flankBalance,
    percent,
    (v) => `${v} alike`,
    'not-there',
  ),
  'tail-stop': reading(
    'high',
    // Where red runs on to the end of the outline, what follows was not seen.
    ({ show: { tailStop } }) => (tailStop === 0 ? null : (tailStop ?? REAR_THIRD)),
    percent,
    (v, value) =>
      value >= REAR_THIRD
        ? 'no red in the last third'
        : `${v} of the length lies between the last red and the tail root`,
  ),
  'nose-clear': reading(
    'low',
    (m) => m.show.noseRed,
    percent,
    (v) => `${v} of the nose is red`,
  ),
  'red-amount': reading(
    'low',
    ({ show: { redShare } }) => Math.max(0, RED_GUIDE[0] - redShare, redShare - RED_GUIDE[1]),
    percent,
    (v) => `${v} of the body off the guide of half to two thirds`,
  ),
  'head-clear': reading(
    'low',
    (m) => m.show.headBlack,
    percent,
    (v) => `${v} of the head is black`,
  ),
  'pale-head': reading(
    'low',
    (m) => m.show.headDark,
    percent,
    (v) => `${v} of the crown is dark`,
  ),
  'head-black': reading(
    'high',
    (m) => m.show.headBlack,
    percent,
    (v) => `${v} of the head is black`,
  ),
  'white-share': reading(
    'high',
    (m) => m.show.whiteShare,
    percent,
    (v) => `${v} of the body is white`,
  ),
  'few-specks': reading(
    'low',
    (m) => m.show.darkSpecks.length,
    digits(0),
    (v) => `${v} small specks`,
  ),
  'spot-round': reading(
    'high',
    (m) => wholeSpot(m)?.roundness ?? null,
    ofOne,
    (v) => `roundness ${v}`,
  ),
  'spot-centre': reading(
    'low',
    (m) => off(wholeSpot(m)?.across),
    percent,
    (v) => `${v} of half the head’s width from its middle`,
  ),
  net: reading(
    'high',
    (m) => m.show.netEvenness,
    ofOne,
    (v) => `evenness ${v}`,
  ),
  'one-colour': reading(
    'low',
    (m) => m.show.headBodyDifference,
    digits(2),
    (v) => `a colour difference of ${v} (OKLab)`,
  ),
  'red-depth': reading(
    'high',
    (m) => m.show.redDepth,
    digits(2),
    (v) => `chroma ${v} (OKLab)`,
  ),
  'red-even': reading(
    'low',
    (m) => m.show.redHueSpread,
    (v) => `${v.toFixed(1)}°`,
    (v) => `hue within ${v} either way`,
  ),
  'white-clean': reading(
    'high',
    (m) => m.whiteClean,
    ofOne,
    (v) => `cleanness ${v}`,
    'not-there',
  ),
  'white-head': reading(
    'low',
    (m) => m.show.headYellow,
    digits(3),
    (v) => `yellower than the body by ${v} (OKLab b)`,
    'not-there',
  ),
  'black-depth': reading(
    'low',
    (m) => m.show.blackLightness,
    ofOne,
    (v) => `lightness ${v}`,
    'not-there',
  ),
  'colour-even': reading(
    'high',
    (m) => m.colourEvenness,
    ofOne,
    (v) => `evenness ${v}`,
  ),
  kiwa: reading(
    'high',
    (m) => meanOf(m.show.kiwa.rear, m.show.kiwa.sides),
    ofOne,
    (v) => `sharpness ${v}`,
  ),
  edges: reading(
    'high',
    (m) => m.edgeSharpness,
    ofOne,
    (v) => `sharpness ${v}`,
  ),
};

/** Criteria that a blurred photo hides. */
export const hiddenByBlur: readonly CriterionId[] = ['kiwa', 'edges', 'net', 'few-specks'];
