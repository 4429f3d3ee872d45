import type { Reading } from '../../message.ts';
import type { Clause } from '../text/clauses.ts';

const offScale =
  /\b(?:off (?:the|my|its|of the)? ?(?:charts?|scales?|card)|beyond (?:the )?(?:chart|scale|card)|top (?:end )?of (?:the|its) (?:chart|scale|card)|as (?:dark|high) as (?:it|they) (?:goes?|gets?)|maxed(?: out)?|highest colou?r|through the roof|darkest)\b/;
/** The colour of a test; green water and blue koi are others'. */
const darkColour =
  /\b(?:very |really |deep |bright |dark |full on )+(?:purple|violet|magenta|pink|green|blue)\b/;
const ofOthers =
  /\b(?:pond|water|algae|koi|fish|gills?|skin|fins?|spots?|body|belly|ph|kh|gh|nitrates?|no3)\b/;
const asksOfIt = /\b(?:if|when|would|what happens|how do i read)\b/;

/** Least that a kit shows at the end of its scale, so that it counts as an emergency; no value of its own. */
const least: readonly (readonly [RegExp, Reading])[] = [
  [/\b(?:nitrites?|no2)\b/, { nitrite: 1 }],
  [/\b(?:ammonia|ammonium|nh3|nh4)\b/, { nh3: 0.05 }],
];

/**
 * What a test shows at the end of its scale or in its darkest colour, for the emergencies only:
 * "nitrite strip is dark purple". Empty where a number was told.
 */
export const offScaleIn = (clauses: readonly Clause[], reading: Reading): Reading => {
  const found: Record<string, number> = {};
  for (const [at, { text }] of clauses.entries()) {
    const isDark = darkColour.test(text) && !ofOthers.test(text);
    if (!(offScale.test(text) || isDark) || asksOfIt.test(text)) continue;
    const words = `${clauses[at - 1]?.text ?? ''} ${text}`;
    for (const [name, value] of least)
      if (name.test(text) || (name.test(words) && !least.some(([other]) => other.test(text))))
        Object.assign(found, value);
  }
  if (reading.nitrite !== undefined) delete found['nitrite'];
  if (reading.ammonia !== undefined || reading.nh3 !== undefined) delete found['nh3'];
  return found;
};
