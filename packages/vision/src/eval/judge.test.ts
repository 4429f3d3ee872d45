import { expect, it } from 'vitest';
import { score, type Verdict } from './judge.ts';

const verdict = (label: string, ids: string[], more: Partial<Verdict> = {}): Verdict => ({
  label,
  ranking: ids.map((id, i) => ({ id, probability: i === 0 ? 0.9 : 0.05 })),
  traits: [],
  refused: false,
  ...more,
});

it('counts right, near, refused and traits', () => {
  const scores = score(
    [
      verdict('kohaku', ['kohaku', 'sanke', 'showa']),
      verdict('kohaku', ['sanke', 'kohaku', 'showa']),
      verdict('kohaku', ['kohaku'], { refused: true }),
      verdict('tancho', ['kohaku', 'sanke', 'showa'], { traits: ['tancho'] }),
    ],
    0.8,
  );
  expect(scores.n).toBe(4);
  expect(scores.top1).toBe(0.5);
  expect(scores.top3).toBe(0.75);
  expect(scores.refused).toBe(0.25);
  expect(scores.perClass['kohaku']).toEqual({ n: 3, top1: 1 / 3, top3: 2 / 3, refused: 1 / 3 });
  expect(scores.confusion['kohaku']).toEqual({ kohaku: 1, sanke: 1, refused: 1 });
});
