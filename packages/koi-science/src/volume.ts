import { positive } from './refuse.ts';

/** All lengths in metres. */
export type PondShape =
  | { shape: 'rectangle'; length: number; width: number; depth: number }
  | { shape: 'circle'; diameter: number; depth: number }
  | { shape: 'ellipse'; length: number; width: number; depth: number }
  /** Average depth. */
  | { shape: 'kidney'; length: number; width: number; depth: number }
  /** Areas of the surface, half way down and of the floor, in square metres. */
  | { shape: 'sloped'; top: number; middle: number; bottom: number; depth: number };

export type Volume = {
  /** Best value, litres. */
  litres: number;
  low: number;
  high: number;
  /** A volume that was only estimated is dosed at its low end for what can kill. */
  how: 'measured' | 'estimated';
};

/** Share by which an estimate may be wrong (facts B.3: treat as plus or minus 20 %). */
export const ESTIMATE_ERROR = 0.2;
/** Kidney and irregular ponds hold about this part of their rectangle (facts B.3). */
const KIDNEY = 0.8;

const cubicMetres = (pond: PondShape): number => {
  const depth = positive(pond.depth, 'depth');
  switch (pond.shape) {
    case 'rectangle':
      return positive(pond.length, 'length') * positive(pond.width, 'width') * depth;
    case 'circle':
      return Math.PI * (positive(pond.diameter, 'diameter') / 2) ** 2 * depth;
    case 'ellipse':
      return (
        (Math.PI / 4) * positive(pond.length, 'length') * positive(pond.width, 'width') * depth
      );
    case 'kidney':
      return positive(pond.length, 'length') * positive(pond.width, 'width') * depth * KIDNEY;
    case 'sloped': {
      const { top, middle, bottom } = pond;
      // Prismoidal formula: exact for solids whose section changes by a square law.
      return (
        (depth / 6) *
        (positive(top, 'top area') +
          4 * positive(middle, 'middle area') +
          positive(bottom, 'floor'))
      );
    }
  }
};

/**
 * Volume from lengths: an estimate, however good the tape.
 * @throws RangeError for a length that is not above 0
 */
export const volumeOfShape = (pond: PondShape): Volume => {
  const litres = cubicMetres(pond) * 1000;
  return {
    litres,
    low: litres * (1 - ESTIMATE_ERROR),
    high: litres * (1 + ESTIMATE_ERROR),
    how: 'estimated',
  };
};

/**
 * What is known of a pond's volume, by how it was found. An estimate may be a fifth out either way.
 * @param litres above 0
 * @throws RangeError otherwise
 */
export const volumeKnownAs = (litres: number, how: Volume['how']): Volume => {
  const error = how === 'measured' ? 0 : ESTIMATE_ERROR;
  positive(litres, 'volume');
  return { litres, low: litres * (1 - error), high: litres * (1 + error), how };
};

/** Litres that a dose is reckoned on: an estimate counts at its low end (facts, reading rules). */
export const dosedLitres = ({ how, litres, low }: Volume): number =>
  how === 'measured' ? litres : low;

/** What hobby salt meters show as their last digit, in per cent. */
const METER_STEP = 0.01;

/**
 * Volume from the rise that a known amount of salt makes: V = salt / rise (facts B.3, 1 kg in
 * 1,000 l is 0.1 %). Filter and pipes are included. Low and high follow from half a step of the
 * meter at both readings.
 * @param saltGrams pure salt, fully dissolved and mixed
 * @param before percent
 * @param after percent
 * @throws RangeError when the rise is not at least two steps of a meter (0.02 %)
 */
export const volumeBySalt = (saltGrams: number, before: number, after: number): Volume => {
  positive(saltGrams, 'salt');
  const rise = after - before;
  if (!(before >= 0) || !(rise >= 2 * METER_STEP - 1e-9) || !Number.isFinite(rise))
    throw new RangeError('the salt must rise by at least 0.02 % to be told by a meter');
  // 1 % is 10 g/l.
  const litres = (percent: number): number => saltGrams / (percent * 10);
  return {
    litres: litres(rise),
    low: litres(rise + METER_STEP),
    high: litres(rise - METER_STEP),
    how: 'measured',
  };
};
