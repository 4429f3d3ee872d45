import type { MeasureId } from '../../message.ts';
import type { Token } from '../text/tokens.ts';
import type { Mention } from './measures.ts';

const joint = new Set([
  'and',
  '&',
  ',',
  '/',
  'or',
  'both',
  '+',
  'nor',
  'the',
  'my',
  'levels',
  'level',
  'all',
]);

/** The mentions that are named in one breath: "ammonia, nitrite and nitrate". */
export const groupsOf = (tokens: readonly Token[], mentions: readonly Mention[]): Mention[][] => {
  const groups: Mention[][] = [];
  for (const mention of mentions) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const joined =
      last !== undefined &&
      mention.from - last.to <= 4 &&
      mention.from > last.to &&
      tokens.slice(last.to, mention.from).every(({ word }) => joint.has(word));
    if (joined) group?.push(mention);
    else groups.push([mention]);
  }
  return groups;
};

const zeroAfter =
  /^(?:(?:is|are|was|were|=|:|at|reads?|reading|readings|levels?|shows?|both|all|still|test(?:s|ed)?|came|back|as|a|tests) ){0,4}(?:zero|nil|none|0|undetectable|not detectable|nothing|untraceable|negative|not measurable)(?: |$)/;
const zeroBefore =
  /(?:^| )(?:no|zero|0|nil|without|free of|no trace of|no detectable|no measurable|undetectable) $/;
const fineAfter =
  /^(?:(?:is|are|was|were|=|:|levels?|reads?|readings?|both|all|still|seems?|look|looks|test(?:s|ed)?|came|back|as|always|also|absolutely|perfectly|very|within|in|a|the|at|water) ){0,5}(?:fine|ok|okay|good|normal|perfect|great|spot on|range|excellent|acceptable|safe|all right|alright|correct|ideal)(?: |$)/;
const doubted = /^(?:(?:is|are|was) )?(?:not|n't|isn't|aren't)\b/;

const between = (tokens: readonly Token[], from: number, to: number): string =>
  `${tokens
    .slice(Math.max(0, from), Math.max(0, to))
    .map(({ word }) => word)
    .join(' ')} `;

/** Measures of which nothing can mean zero. */
const neverZero = new Set<MeasureId>(['temperature', 'ph', 'oxygen']);

export type Told = { readonly zero: readonly MeasureId[]; readonly fine: readonly MeasureId[] };

/** Measures told without a number: "no nitrite", "ammonia and nitrite fine". */
export const toldOf = (tokens: readonly Token[], mentions: readonly Mention[]): Told => {
  const zero: MeasureId[] = [];
  const fine: MeasureId[] = [];
  for (const group of groupsOf(tokens, mentions)) {
    const [first, last] = [group[0] as Mention, group.at(-1) as Mention];
    const measures = group.map(({ measure }) => measure);
    const after = between(tokens, last.to, last.to + 8);
    const asked = /(?:^| )(?:is|are) (?:the |my )?$/.test(
      between(tokens, first.from - 3, first.from),
    );
    if (zeroBefore.test(between(tokens, first.from - 3, first.from)) || zeroAfter.test(after))
      zero.push(...measures.filter((measure) => !neverZero.has(measure)));
    else if (!doubted.test(after) && fineAfter.test(after) && !asked) fine.push(...measures);
  }
  return { zero, fine };
};

const allFine =
  /\b(?:water|parameters?|params?|readings?|levels?|tests?|test results?|water tests?|water quality|everything|chemistry)(?: (?:all|is|are|was|were|tests?|tested|testing|came|come|back|seems?|looks?|quality|parameters|params|readings|results|absolutely|as|still|in|the|pond)){1,6} (?:fine|ok|okay|good|normal|perfect|great|spot on|range|excellent|ideal|alright)\b/;
const notFine = /\b(?:not|isn't|aren't|don't|no|if|hope|make sure|whether)\b/;

/** "All my parameters are fine": the three that everybody tests. */
export const allToldFine = (clause: string): boolean =>
  allFine.test(clause) && !notFine.test(clause);
