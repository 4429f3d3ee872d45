import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { measuredRecognition } from './measured.ts';

const card = readFileSync(new URL('../../../docs/model-card.md', import.meta.url), 'utf8');

/** The row of the results that begins with a name. */
const result = (name: string): string =>
  card.split('\n').find((line) => line.startsWith(`| ${name} `)) ?? '';

it('is what the model card says', () => {
  const { top1, top3, interval, photos, classes } = measuredRecognition;
  const [low, high] = interval;
  expect(result('top-1')).toContain(
    ` ${top1.toFixed(1)} % [${low.toFixed(1)} to ${high.toFixed(1)}]`,
  );
  expect(result('top-3')).toContain(` ${top3.toFixed(1)} % [`);
  expect(card).toContain(`, ${photos} photos of the fourteen classes:`);
  const [table = ''] = card.slice(card.indexOf('| Class ')).split('\n\n');
  const rows = table.matchAll(/^\| [a-z-]+ +\| (\d+) +\|/gm);
  const counts = [...rows].map(([, count]) => Number(count));
  expect(counts).toHaveLength(classes);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(photos);
});
