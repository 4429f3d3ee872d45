import { amountAt } from '../quantities/numbers.ts';
import type { ReadText } from '../text/read-text.ts';
import type { Token } from '../text/tokens.ts';

export type Deaths = { readonly count: number | null; readonly of: number | null };

const MOST = 5000;
const lost = /^(?:lost|losing|buried|loosing|killed)$/;
const gone = /^(?:deaths|dead|died|die|dying|passed|gone|floating|belly|deceased)$/;
const between = new Set(
  'of my the our koi fish have has had already just now are is were been found more adult small big large little young baby them so far carp other and all were kohaku sanke showa ones'.split(
    ' ',
  ),
);
/** A number of weeks or days is none of fish. */
const time =
  /^(?:days?|weeks?|months?|years?|hours?|hrs?|cm|inch|inches|in|kg|ppm|%|times?|minutes?|litres?|gallons?|l|am|pm|years?|yr|yrs)$/;

const count = (tokens: readonly Token[], at: number): { value: number; to: number } | null => {
  const amount = amountAt(tokens, at);
  if (!amount || !Number.isInteger(amount.value) || amount.value < 0 || amount.value > MOST)
    return null;
  return time.test(tokens[amount.to]?.word ?? '') ? null : { value: amount.value, to: amount.to };
};

/** "2 of 12", "two out of my twelve". */
const share = (tokens: readonly Token[], to: number): number | null => {
  let at = to;
  if (tokens[at]?.word === 'out') at += 1;
  if (tokens[at]?.word !== 'of') return null;
  at += 1;
  while (/^(?:my|the|our|a|all)$/.test(tokens[at]?.word ?? '') && at < to + 4) at += 1;
  return count(tokens, at)?.value ?? null;
};

/** How many fish died, and of how many, where it is told. */
export const readDeaths = ({ tokens, whole }: ReadText): Deaths => {
  if (
    !/\b(?:lost|losing|dead|died|die|dying|buried|passed|deaths?|killed|floating|deceased)\b/.test(
      whole,
    )
  )
    return { count: null, of: null };
  for (let at = 0; at < tokens.length; at += 1) {
    const number = count(tokens, at);
    if (!number) continue;
    const previous = [1, 2, 3].map((back) => tokens[at - back]?.word ?? '');
    const afterLost = previous.some(
      (word, back) =>
        lost.test(word) &&
        previous
          .slice(0, back)
          .every((one) => /^(?:about|another|a|already|now|my|all|of|at|least|over)$/.test(one)),
    );
    const of = share(tokens, number.to);
    let to = number.to;
    for (let steps = 0; steps < 8 && to < tokens.length; steps += 1, to += 1) {
      const { word, kind } = tokens[to] as Token;
      if (gone.test(word) || afterLost)
        return { count: number.value, of: of ?? share(tokens, to + 1) };
      if (!between.has(word) && !(of !== null && (kind === 'number' || word === 'out'))) break;
    }
    if (afterLost) return { count: number.value, of };
    if (/^(?:deaths?|dead|died)$/.test(previous[0] ?? '') && previous[0] === 'deaths')
      return { count: number.value, of };
  }
  if (
    /\b(?:one|1|another)(?: of (?:my|the|our) (?:koi|fish))?(?: (?:has|have|just|already|koi|fish))* (?:died|dead|has died|is dead|passed)\b|\b(?:lost|found) (?:a|one|my|another|1) (?:\w+ )?(?:koi|fish|dead)?/.test(
      whole,
    ) &&
    !/\blost (?:a )?(?:lot|few|my (?:way|mind|phone|password))/.test(whole) &&
    /\b(?:lost (?:a|one|another|my) |died|dead)\b/.test(whole) &&
    !/\b(?:all|many|several|few|whole|entire|everything)\b/.test(whole)
  )
    return { count: 1, of: null };
  return { count: null, of: null };
};
