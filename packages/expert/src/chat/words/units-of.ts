import type { UnitId } from '../quantity.ts';
import type { Case, Units } from '../case.ts';

const ofUk: readonly UnitId[] = ['uk-gallon', 'uk-pint'];
const ofUs: readonly UnitId[] = ['us-gallon', 'us-pint', 'fahrenheit', 'lb', 'oz'];

/** Units in which a keeper is answered: those of the message where it uses any, else their own. */
export const unitsOf = ({ units, message, question }: Case): Units => {
  for (const { quantities } of [message, question]) {
    const used = quantities.map(({ unit }) => unit);
    if (used.some((unit) => unit && ofUk.includes(unit))) return 'uk';
    if (used.some((unit) => unit && ofUs.includes(unit))) return units === 'uk' ? 'uk' : 'us';
  }
  return units;
};
