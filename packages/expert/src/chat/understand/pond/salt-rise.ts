import type { Message } from '../../message.ts';
import type { Spot } from '../quantities/find.ts';
import { gramsOf } from '../quantities/unit-words.ts';
import { wordsBefore } from '../readings/context.ts';
import type { ReadText } from '../text/read-text.ts';

const percentOf = (value: number, { unit }: Spot): number | null =>
  unit === 'percent' || unit === null
    ? value
    : unit === 'ppt'
      ? value / 10
      : unit === 'mg/l'
        ? value / 10_000
        : null;

/** Beside a value in g/l a bare number up to here is one too. */
const MOST_PPT = 10;

const by = /\bby(?: about| around| roughly)?$/;

/** "Went 0.02 to 0.10": a rise without a unit, as a salt meter shows it in per cent. */
const bareShare = (text: ReadText, shares: readonly Spot[]): Spot | undefined =>
  /\b(?:meter|went|rose|rise|raised|took|from|reading|salinity)\b/.test(text.whole) &&
  !/\b(?:want|need|aim\w*|how (?:much|many (?:kg|kilos?|g|grams|lbs?|pounds)) salt)\b/.test(
    text.whole,
  )
    ? shares.at(-1)
    : undefined;

/** "10 kg of salt took it from 0.02 to 0.10 %": grams, and per cent before and after. */
export const readSaltRise = (
  text: ReadText,
  spots: readonly Spot[],
): { rise: NonNullable<Message['saltRise']>; used: readonly Spot[] } | null => {
  if (
    !/\bsalt\b/.test(text.whole) ||
    !/\b(?:from|rose|raised|went|rise|risen|before|after|now|up to|increased|moved|took|to|by)\b/.test(
      text.whole,
    )
  )
    return null;
  const mass = spots.find(
    ({ unit, value }) => unit !== null && gramsOf[unit] !== undefined && value > 0,
  );
  if (!mass?.unit) return null;
  const hasPpt = spots.some(({ unit }) => unit === 'ppt');
  const shares = spots.filter(
    (spot) =>
      spot !== mass &&
      (spot.unit === 'percent' ||
        spot.unit === 'ppt' ||
        (spot.unit === null && (spot.value < 1 || (hasPpt && spot.value <= MOST_PPT))) ||
        (spot.unit === 'mg/l' && spot.value >= 100)),
  );
  const unit = shares.findLast((spot) => spot.unit !== null) ?? bareShare(text, shares);
  if (!unit) return null;
  const values = shares.flatMap((spot) => {
    const its = spot.unit === null ? unit : spot;
    return (spot.ends ?? [spot.value]).flatMap((value) => percentOf(value, its) ?? []);
  });
  const [only] = shares;
  if (values.length === 1 && only && by.test(wordsBefore(text.tokens, only.from, 4)))
    values.unshift(0);
  const [before, after] = values;
  if (
    values.length !== 2 ||
    before === undefined ||
    after === undefined ||
    after <= before ||
    after > 1.5
  )
    return null;
  const grams = mass.value * (gramsOf[mass.unit] as number);
  return { rise: { grams, before, after }, used: [mass, ...shares] };
};
