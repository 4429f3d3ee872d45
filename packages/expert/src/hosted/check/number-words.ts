/** English number words as figures, so that "twenty grams" is read as "20 grams". */

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const value = new Map<string, number>([
  ...ones.map((word, at) => [word, at] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
  ['fourty', 40],
  ['dozen', 12],
  ['score', 20],
]);
const scale = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
]);

const WORD = [...value.keys(), ...scale.keys()].join('|');
const RUN = new RegExp(
  String.raw`\b(?:${WORD})(?:(?:\s+and)?[\s-]+(?:${WORD})|\s+point(?:\s+(?:${ones.slice(0, 10).join('|')}))+)*\b`,
  'gi',
);

const whole = (words: readonly string[]): number => {
  let total = 0;
  let group = 0;
  for (const word of words) {
    const factor = scale.get(word);
    if (factor === undefined) group += value.get(word) ?? 0;
    else if (factor === 100) group = Math.max(group, 1) * 100;
    else {
      total += Math.max(group, 1) * factor;
      group = 0;
    }
  }
  return total + group;
};

const reckon = (run: string): string => {
  const [before = '', after] = run.toLowerCase().split(/\s+point\s+/);
  const words = before.split(/[\s-]+/).filter((word) => word !== 'and');
  // "one three oh five": digits spoken one by one, as of a telephone.
  if (
    after === undefined &&
    words.length > 2 &&
    words.every((word) => (value.get(word) ?? 99) < 10)
  )
    return words.map((word) => String(value.get(word))).join('');
  const digits = after?.split(/\s+/).map((word) => String(value.get(word) ?? ''));
  return digits ? `${whole(words)}.${digits.join('')}` : String(whole(words));
};

/** "this one", "two fish": small counts in words stay words unless `isUnit` says that a unit follows. */
export const wordsToFigures = (text: string, isUnit: (rest: string) => boolean): string =>
  text.replace(RUN, (run: string, at: number) => {
    const small = (value.get(run.toLowerCase()) ?? 99) <= 10;
    return small && !isUnit(text.slice(at + run.length)) ? run : reckon(run);
  });
