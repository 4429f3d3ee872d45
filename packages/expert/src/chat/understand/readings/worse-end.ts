import type { MeasureId } from '../../message.ts';
import type { Spot } from '../quantities/find.ts';
import type { Token } from '../text/tokens.ts';
import { wordsAfter, wordsBefore } from './context.ts';

/** Which end of a range harms more: much of these, and little of those. */
const high = new Set<MeasureId>([
  'ammonia',
  'nh3',
  'nitrite',
  'nitrate',
  'chlorine',
  'chloramine',
  'ph',
]);
const low = new Set<MeasureId>(['oxygen', 'kh', 'gh']);

/** Spread of a temperature below which its middle says enough, °C. */
const SMALL_SPREAD = 4;

/** Of "0.25 to 0.5" the end that a fish suffers from; of a temperature its middle, or the warm end of a wide range. */
export const worseEnd = (measure: MeasureId, { low: least, high: most, value }: Spot): number => {
  if (high.has(measure)) return most;
  if (low.has(measure)) return least;
  return measure === 'temperature' && most - least > SMALL_SPREAD ? most : value;
};

/** pH below which the low end of a day counts more, where no ammonia is told. */
const ACID = 6.5;
/** Highest pH at which koi do well. */
const HIGHEST_GOOD = 8.5;

/**
 * The pH of a day that is judged: the highest, at which ammonia is most poisonous, but for acid water
 * without any.
 */
export const worstPh = (values: readonly number[], hasAmmonia: boolean): number => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return !hasAmmonia && least < ACID && most <= HIGHEST_GOOD ? least : most;
};

const timeWords =
  /\b(?:morning|mornings|morn|dawn|sunrise|sun ?up|breakfast|early|first thing|noon|midday|mid day|lunch ?time|lunch|afternoon|afternoons|arvo|tea ?time|tea time|evening|evenings|dusk|sunset|sun ?down|night|nights|nite|midnight|bed ?time|dark|daytime|o'clock|oclock|am|pm|\d\d? : \d\d|later|end of the day|yesterday)\b/;

/** Nearest words to either side that may tell the hour of a value. */
const REACH = 5;

const isTimed = (tokens: readonly Token[], spot: Spot): boolean =>
  timeWords.test(wordsAfter(tokens, spot.to, REACH)) ||
  timeWords.test(wordsBefore(tokens, spot.from, REACH));

/**
 * pH values of several hours: "7.9 at 7 am but 9.3 at teatime". Empty where there is only one.
 * @param spots the numbers that no other measure has
 */
export const phsOfDay = (tokens: readonly Token[], spots: readonly Spot[]): readonly Spot[] => {
  const timed = spots.filter(
    (spot) => spot.unit === null && spot.low >= 5 && spot.high <= 11 && isTimed(tokens, spot),
  );
  return timed.length >= 2 ? timed : [];
};

const swings =
  /\b(?:swings?|swinging|var(?:y|ies|ying)|fluctuat\w*|rang(?:es?|ing)|between|bounc\w*|goes|going|moves|moving|drops|falls|rises|climbs|sinks|jumps|anywhere|up and down|yo ?yo\w*|daily|(?:each|every|during the|over the) day)\b/;

/** "Swings from 7.5 to 9": both are true within a day; "dropped from 8 to 6.5" tells what is now. */
export const isSwing = (tokens: readonly Token[], spot: Spot): boolean =>
  swings.test(`${wordsBefore(tokens, spot.from, 8)} ${wordsAfter(tokens, spot.to, 4)}`);
