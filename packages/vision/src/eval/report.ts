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
