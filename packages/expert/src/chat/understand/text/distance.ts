/**
 * Slips between two words: letters left out, put in, changed, or two swapped (optimal string
 * alignment). Stops early: `most + 1` stands for every distance above `most`.
 */
export const slipsBetween = (one: string, other: string, most: number): number => {
  const tooMany = most + 1;
  if (Math.abs(one.length - other.length) > most) return tooMany;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      let slips = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + change,
      );
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        slips = Math.min(slips, (before[j - 2] as number) + 1);
      row.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return tooMany;
    before = last;
    last = row;
  }
  return last[other.length] as number;
};
