import type { Scores } from './judge.ts';

export const percent = (v: number): string => `${(100 * v).toFixed(1)} %`;
const cell = (text: string, width: number) => text.padStart(width);

/** The figures of one judgement as lines of plain text. */
export const scoreLines = (s: Scores): string[] => [
  `photos ${s.n}`,
  `top-1 ${percent(s.top1)} [${percent(s.interval[0])} to ${percent(s.interval[1])}]`,
  `top-3 ${percent(s.top3)}`,
  `calibration error ${s.ece.toFixed(3)}`,
  `refused ${percent(s.refused)}`,
  `firm: ${percent(s.firm.share)} of photos, ${percent(s.firm.right)} of them right`,
  '',
  'class           n   top-1    top-3    refused',
  ...Object.entries(s.perClass).map(
    ([label, c]) =>
      `${label.padEnd(12)} ${cell(String(c.n), 4)} ${cell(percent(c.top1), 8)} ${cell(percent(c.top3), 8)} ${cell(percent(c.refused), 8)}`,
  ),
  '',
  'confusion (label: first candidate, photos)',
  ...Object.entries(s.confusion).map(
    ([label, row]) =>
      `${label.padEnd(12)} ${Object.entries(row)
        .sort((a, b) => b[1] - a[1])
        .map(([said, n]) => `${said} ${n}`)
        .join(', ')}`,
  ),
];

/** Label by label: photos, rates and what was said instead. */
export const confusionLines = (s: Scores): string[] => [
  'class            n    top-1    top-3  said instead',
  ...Object.entries(s.perClass).map(([label, c]) => {
    const instead = Object.entries(s.confusion[label] ?? {})
      .filter(([said]) => said !== label)
      .sort((a, b) => b[1] - a[1])
      .map(([said, n]) => `${said} ${n}`);
    return `${label.padEnd(14)} ${cell(String(c.n), 3)} ${cell(percent(c.top1), 8)} ${cell(percent(c.top3), 8)}  ${instead.join(', ')}`;
  }),
];

/** Ten steps of the first candidate's probability: photos, mean probability, share right. */
export const reliabilityLines = (
  firsts: readonly { probability: number; right: boolean }[],
): string[] => [
  'probability  photos    mean   right',
  ...Array.from({ length: 10 }, (_, k) => {
    const own = firsts.filter((f) => Math.min(9, Math.floor(f.probability * 10)) === k);
    const mean = own.reduce((sum, f) => sum + f.probability, 0) / Math.max(1, own.length);
    const right = own.filter((f) => f.right).length / Math.max(1, own.length);
    return `${(k / 10).toFixed(1)} to ${((k + 1) / 10).toFixed(1)}   ${cell(String(own.length), 6)} ${cell(percent(mean), 7)} ${cell(percent(right), 7)}`;
  }).filter((line) => !/ 0 +0\.0 %/.test(line)),
];

/** Counts of outcomes by label, one line each. */
export const outcomeLines = (outcomes: readonly { label: string; outcome: string }[]): string[] => {
  const table = new Map<string, Map<string, number>>();
  for (const { label, outcome } of outcomes) {
    const row = table.get(label) ?? new Map<string, number>();
    row.set(outcome, (row.get(outcome) ?? 0) + 1);
    table.set(label, row);
  }
  return [...table].sort().map(
    ([label, row]) =>
      `${label.padEnd(14)} ${[...row]
        .sort((a, b) => b[1] - a[1])
        .map(([outcome, n]) => `${outcome} ${n}`)
        .join(', ')}`,
  );
};
