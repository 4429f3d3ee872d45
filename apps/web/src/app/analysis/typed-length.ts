/** The length that a keeper measured. Pure. */
import { typedNumber } from '../../lib/typed-number.ts';
import type { LengthUnit, TypedLength } from './photo-details.ts';

const CM_PER_INCH = 2.54;
/** The contract's ends, in centimetres. */
const SHORTEST = 1;
const LONGEST = 130;

const ends: Record<LengthUnit, string> = {
  cm: `${SHORTEST} and ${LONGEST} cm`,
  in: `${Math.ceil((SHORTEST / CM_PER_INCH) * 10) / 10} and ${Math.floor((LONGEST / CM_PER_INCH) * 10) / 10} in`,
};

/** Centimetres; null where nothing was typed, words where it cannot be. */
export const readLength = (
  length: TypedLength | null,
): { readonly cm: number | null; readonly wrong: string | null } => {
  const typed = typedNumber(length?.text ?? '');
  if (length === null || typed === null) return { cm: null, wrong: null };
  if (typed === 'no number')
    return { cm: null, wrong: 'Type a number, such as 45.5, or leave it empty.' };
  // To a tenth of a millimetre, so that 20 in is 50.8 cm and no trace beside it.
  const cm = Math.round((length.unit === 'in' ? typed * CM_PER_INCH : typed) * 100) / 100;
  return cm >= SHORTEST && cm <= LONGEST
    ? { cm, wrong: null }
    : { cm: null, wrong: `A koi’s length lies between ${ends[length.unit]}.` };
};
