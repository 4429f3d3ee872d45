import { percent } from '../report.ts';
import type { judgeScores } from './judge.ts';

/** A table of what was drawn, found and found wrongly, by kind. */
export const markLines = (
  rows: ReturnType<typeof judgeScores>,
  outline: { shape: number; others: number },
): string[] => {
  const drawn = rows.reduce((sum, r) => sum + r.drawn, 0);
  const found = rows.reduce((sum, r) => sum + r.found * r.drawn, 0);
  const skin = rows.reduce((sum, r) => sum + r.falseMarks, 0);
  const wrong = skin + outline.shape + outline.others;
  return [
    'kind            drawn   found   false marks a photo',
    ...rows.map(
      (r) =>
        `${r.kind.padEnd(15)} ${String(r.drawn).padStart(5)}   ${percent(r.found).padStart(6)}   ${r.falseMarks.toFixed(3)}`,
    ),
    `raised, swollen, thin              ${outline.shape.toFixed(3)}`,
    `bites, eyes                        ${outline.others.toFixed(3)}`,
    `${'all'.padEnd(15)} ${String(drawn).padStart(5)}   ${percent(drawn === 0 ? 0 : found / drawn).padStart(6)}   ${wrong.toFixed(3)}`,
  ];
};
