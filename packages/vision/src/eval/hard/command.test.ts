import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hardLabels, hardLines } from './command.ts';

describe('the hard photos', () => {
  it('each carry one label of the rule', () => {
    const file = new URL('../../../labels/hard.json', import.meta.url);
    const { photos } = JSON.parse(readFileSync(file, 'utf8')) as {
      photos: { file: string; right: string }[];
    };
    expect(new Set(photos.map((p) => p.file)).size).toBe(90);
    for (const { right } of photos) expect(hardLabels).toContain(right);
  });

  it('are counted by label and outcome, with the doubts named', () => {
    const lines = hardLines([
      { right: 'drawing', outcome: 'not_koi', doubts: ['looks_drawn'] },
      { right: 'drawing', outcome: 'identified', doubts: [] },
      { right: 'koi-side', outcome: 'unsure', doubts: [] },
    ]);
    expect(lines.map((l) => l.trim().split(/\s+/))).toEqual([
      ['photos', 'identified', 'unsure', 'not_koi', 'poor_photo'],
      ['koi-side', '1', '0', '1', '0', '0'],
      ['doubts:', 'none'],
      ['drawing', '2', '1', '0', '1', '0'],
      ['doubts:', 'looks_drawn', '1'],
    ]);
  });
});
