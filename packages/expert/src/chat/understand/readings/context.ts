/** What the words before a number make of it: what is, what is wanted, what comes out of the tap. */
import type { Spot } from '../quantities/find.ts';
import type { Token } from '../text/tokens.ts';

export type Sense = 'is' | 'wanted' | 'tap' | 'neither';

const ends = new Set(['.', '!', '?', ';']);

/** Words of its sentence before the token, at most so many. */
export const wordsBefore = (tokens: readonly Token[], at: number, most = 14): string => {
  let from = at;
  while (from > 0 && at - from < most && !ends.has((tokens[from - 1] as Token).word)) from -= 1;
  return tokens
    .slice(from, at)
    .map(({ word }) => word)
    .join(' ');
};

/** Words of its sentence from the token on. */
export const wordsAfter = (tokens: readonly Token[], at: number, most = 6): string => {
  let to = at;
  while (to < tokens.length && to - at < most && !ends.has((tokens[to] as Token).word)) to += 1;
  return tokens
    .slice(at, to)
    .map(({ word }) => word)
    .join(' ');
};

const reported =
  /\b(?:went|drops|falls|rises|climbs|sinks|jumps|gone|rose|risen|raised|jumped|climbed|dropped|fell|fallen|shot|crept|spiked|crashed|came|swings?|swinging|varies|rise|climb|climbing|rising|drift|drifts|spike|spikes|shoot|shoots|creep|creeps|(?:algae|plants?|weed|blanketweed|sun|sunlight|sunshine|photosynthesis) (?:can |will |could |may )?(?:push|drive|take|send|raise|move|bring)s?|moves|goes|has dropped|been|drifted)\b/;
const wish =
  /\b(?:reach|hit|target|aim|aiming|goal|bring|bringing|raise|raising|get|getting|lift|increase|increasing|lower|lowering|reduce|reducing|drop|dropping|how much|how many|bi ?carb\w*|baking soda|boost|go|take|move|push|adjust|change|keep|want|need|like|heat|heating|warm|cool|turn|up it|bump|maintain|make|down to|up to)\b/;
const aimed =
  /(?:\b(?:reach|reaching|hit|target(?: of| is)?|aim(?:ing)?(?: (?:for|at|to get|is))?|goal(?: of| is)?|ideal(?:ly)?|desired|want(?: it| the| my| a| kh| ph| gh| salt| level)*(?: at| of| to be)?|should be(?: at)?|needs? to be(?: at)?|ought to be)) (?:(?:about|around|roughly|a|the|kh|ph|gh|of|at|is|level|=|:) ){0,3}$/;
const toward =
  /\b(?:to|towards?|til|till|until) (?:(?:about|around|roughly|at least|a|the|kh|ph|gh|say|nearer|over|above|under|below|full) ){0,2}$/;
const tap =
  /\b(?:tap|mains|source water|hose|well water|borehole|from the tap)\b(?: (?:water )?[:=](?:(?! (?:pond|want|how|aim\w*|goal|target|to (?:get|reach|bring)|get|reach)\b)(?:[^.!?;]|\.(?=\d))){0,80}|(?:(?! (?:pond|want|how|aim\w*|goal|target|to (?:get|reach|bring)|get|reach)\b)(?:[^.!?;,]|[.,](?=\d))){0,80})$/;
const by = /\b(?:by|another|extra|every|each|per|plus) (?:(?:about|around|roughly) )?$/;
/** "Raise KH 2 degrees": by so much, not to it. */
const step =
  /\b(?:raise|raising|increase|lift|bump|boost|up) (?:my |the |our )?(?:kh|alkalinity|carbonate hardness|gh) (?:up )?(?:another )?$/;
const bicarbonateFor = /\bbi ?carb\w* for $/;
const limit =
  /\b(?:if|when|once|until|till|unless|whenever|before|what happens|at what|safe|max|maximum|limit|minimum)\b.*\b(?:above|below|under|over|exceeds?|exceeding|more than|less than|higher than|lower than|reaches|hits|until|till)\b(?: \w+){0,3} ?$/;
const comparison =
  /\b(?:above|below|under|over|exceeding|higher than|lower than|warmer than|colder than|cooler than|hotter than|until|till|reaches|hits|drops below|falls below|gets to) (?:(?:about|around) )?$/;

/** @param spot a number of one measure, whose name was or was not said */
export const senseOf = (tokens: readonly Token[], spot: Spot): Sense => {
  const before = `${wordsBefore(tokens, spot.from)} `;
  if (tap.test(before.trimEnd())) return 'tap';
  if (
    /^(?:\w+ )?(?:of|in|from) (?:the |my |our )?(?:tap|mains)\b/.test(wordsAfter(tokens, spot.to))
  )
    return 'tap';
  if (by.test(before) || (spot.ends === null && step.test(before))) return 'neither';
  if (aimed.test(before) || bicarbonateFor.test(before)) return 'wanted';
  if (toward.test(before)) {
    const verbs = before.slice(-70);
    if (reported.test(verbs) && !/\b(?:want|need|how|should|can i|trying)\b/.test(verbs))
      return 'is';
    if (wish.test(before)) return 'wanted';
    return 'is';
  }
  if (limit.test(before)) return 'neither';
  return 'is';
};

/** "When it drops below 10 °C": a temperature that is spoken of and not the pond's. */
export const isCompared = (tokens: readonly Token[], spot: Spot): boolean =>
  comparison.test(`${wordsBefore(tokens, spot.from)} `);

/** "From 2 to 6": what is and what is wanted; or, told as past, what was and what is. */
export const isPast = (tokens: readonly Token[], spot: Spot): boolean => {
  const before = wordsBefore(tokens, spot.from);
  return reported.test(before) && !/\b(?:want|need|how|should|can i|trying)\b/.test(before);
};

export const isPath = (tokens: readonly Token[], spot: Spot): boolean => {
  const before = wordsBefore(tokens, spot.from);
  return (
    spot.ends !== null &&
    (/\bfrom$/.test(before) ||
      (wish.test(before) &&
        spot.low !== spot.high &&
        /\b(?:raise|bring|lift|increase|lower|reduce|get|go|take|move|drop)\b/.test(before)) ||
      (/\bto\b/i.test(spot.text) && /\b(?:bi ?carb\w*|baking soda|how much|salt)\b/.test(before)))
  );
};

export const isNow = (tokens: readonly Token[], spot: Spot): boolean =>
  /\b(?:now|today|currently|this morning|tonight)(?: (?:it|its|it's|is|at|reads|reading|showing|up|down|to|about|around|gone)){0,4}$/.test(
    wordsBefore(tokens, spot.from, 8),
  );

/** "The tap is 7, the pond is 8.5". */
export const isOfPond = (tokens: readonly Token[], spot: Spot): boolean =>
  /\b(?:pond|vat|tank)(?: (?:is|at|it's|reads|has|:|=|about|around|water)){0,3}$/.test(
    wordsBefore(tokens, spot.from, 6),
  );
