import type { WaterReading } from '@nishiki/contract/condition';
import { bands } from '@nishiki/koi-science/bands';
import { nh3Of } from './water-levels.ts';

/** The smallest single change, in percent, that would bring NH3 under its emergency; for the words only. */
const neededChange = (nh3: number): number => Math.ceil((1 - bands.nh3.act.high / nh3) * 100);

/** No keeper shall read a number that sounds like a change of all the water. */
const MOST_NAMED = 95;

/** Acid water hides ammonia: what raises its pH sets the poisonous part free, tap water too. */
const mayHide = ({ ph, ammonia }: WaterReading): boolean =>
  ph !== undefined && ph < bands.ph.ideal.low && ammonia !== 0;

export const changeWords = (water: WaterReading): string => {
  if (mayHide(water))
    return 'Change water in small parts only, hours apart, with dechlorinated water at most 2 °C warmer or colder. Test the pH after each: tap water raises it, and with it the poisonous NH3.';
  const needed = neededChange(nh3Of(water) ?? 0);
  return `Make a water change of 30 to 50 %, with dechlorinated water at most 2 °C warmer or colder, and repeat it in a few hours.${
    needed > 50
      ? ` In all it takes as much as one change of ${needed > MOST_NAMED ? 'nearly all the water' : `${needed} %`}: that is too much at once, so split it.`
      : ''
  }`;
};

export const bufferWords = ({ ammonia }: WaterReading): string => {
  if (ammonia === 0)
    return 'Bring pH and KH back in small steps: small changes of water, and at most 1 °dKH a day.';
  const test =
    ammonia === undefined ? 'Test for ammonia. If there is any, get it' : 'Get the ammonia';
  return `${test} down first, by changing water in parts, hours apart. Only when it is at nothing bring pH and KH back, by at most 1 °dKH a day.`;
};

export const missingTests = (water: WaterReading): string[] =>
  (
    [
      ['ammonia', 'ammonia'],
      ['nitrite', 'nitrite'],
      ['ph', 'pH'],
      ['temperature', 'temperature'],
      ['kh', 'KH'],
    ] as const
  ).flatMap(([key, words]) => (water[key] === undefined ? [words] : []));
