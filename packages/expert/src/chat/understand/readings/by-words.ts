/** Values that the words around them place: a share of oxygen, new tap water, bicarbonate's aim. */
import type { MeasureId } from '../../message.ts';
import type { Spot } from '../quantities/find.ts';
import type { ReadText } from '../text/read-text.ts';
import { canonical } from './canonical.ts';
import { wordsAfter } from './context.ts';
import type { Mention } from './measures.ts';

/** "Oxygen 60 %": of what the water could hold; a dose or a change has no oxygen beside it. */
export const saturationIn = (
  { tokens }: ReadText,
  mentions: readonly Mention[],
  spots: readonly Spot[],
): Spot | undefined =>
  spots.find(
    ({ unit, value, from, to }) =>
      unit === 'percent' &&
      value >= 10 &&
      value <= 200 &&
      (mentions.some(
        (one) =>
          one.measure === 'oxygen' &&
          (Math.abs(one.from - to) <= 3 || Math.abs(from - one.to) <= 4),
      ) ||
        /^(?:of )?(?:saturation|saturated|sat)\b/.test(wordsAfter(tokens, to, 2))),
  );

/** Chlorine that new water brings, and that nobody says to be in the pond. */
export const isOfTap = ({ whole }: ReadText, measure: MeasureId): boolean =>
  (measure === 'chlorine' || measure === 'chloramine') &&
  /\b(?:tap|mains|top(?:ping)? ?up|top(?:ping)? off|new water|fresh water|refill\w*|fill(?:ing)? (?:it )?up|dechlor\w*|thiosulphate|supply|supplier|water bill|trickl\w*|drip\w*|municipal|council|utility|(?:city|they|water board) (?:uses?|puts?|adds?)|water (?:company|board)|city water)\b/.test(
    whole,
  ) &&
  !/\b(?:topped|filled|refilled|forgot|left|in (?:the|my|our) (?:pond|tank|vat)|pond (?:has|reads|shows|tests|water)|strip|test(?:ed|s)?)\b/.test(
    whole,
  );

const bicarbonate = /\b(?:bi ?carb\w*|baking soda|soda bic\w*)\b/;

/** What "how much bicarb to 6" aims at, whatever was named last. */
export const aimOfBicarbonate = (
  { whole }: ReadText,
  mentions: readonly Mention[],
  spot: Spot,
): Mention | null =>
  bicarbonate.test(whole) && canonical('kh', spot.value, spot, false) !== null
    ? (mentions.findLast(({ measure }) => measure === 'kh') ?? {
        measure: 'kh',
        from: spot.from,
        to: spot.from,
        asNitrogen: false,
      })
    : null;
