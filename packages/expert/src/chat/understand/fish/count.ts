import { amountAt } from '../quantities/numbers.ts';
import type { ReadText } from '../text/read-text.ts';

const fish =
  /^(?:koi|fish|carp|nishikigoi|kohaku|sanke|showa|chagoi|tosai|nisai|sansai|ogon|asagi|shusui|butterfly|goshiki|utsuri|bekko)$/;
const adjective = new Set(
  'imported adult small big large little young baby of my the our these mixed healthy medium size sized good nice japanese domestic other remaining beautiful grown mature juvenile new cm inch in " - long'.split(
    ' ',
  ),
);
const MOST = 20_000;

/** How many fish there are: "12 koi", "my 8 adult fish"; null where no number stands with them. */
export const readCount = ({ tokens, whole }: ReadText): number | null => {
  for (let at = 0; at < tokens.length; at += 1) {
    const amount = amountAt(tokens, at);
    if (!amount || !Number.isInteger(amount.value) || amount.value < 1 || amount.value > MOST)
      continue;
    // "One of my fish" counts none of the others, "a 24 in koi" is one.
    if (amount.value === 1 && amount.inWords) continue;
    let to = amount.to;
    let measured = false;
    for (let steps = 0; steps < 5 && to < tokens.length; steps += 1, to += 1) {
      const word = tokens[to]?.word ?? '';
      if (fish.test(word)) break;
      if (/^(?:cm|inch|in|"|long|year|yr|kg|lb|g|month)$/.test(word)) measured = true;
      if (tokens[to]?.kind === 'number' || !adjective.has(word)) {
        measured = true;
        break;
      }
    }
    if (!measured && fish.test(tokens[to]?.word ?? '')) return amount.value;
    at = Math.max(at, amount.to - 1);
  }
  const stocked =
    /\b(?:stocked with|stock of|i (?:have|keep)|there are|total of) (\d{1,3}) (?:in|fish|in total|of them|altogether)\b/.exec(
      whole,
    );
  return stocked ? Number(stocked[1]) : null;
};
