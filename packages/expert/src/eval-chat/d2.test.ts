import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { d2Answers } from './d2-answers.ts';
import { grade } from './grade.ts';
import { parseCases } from './load-cases.ts';

const file = new URL('../../eval/facts-d2.json', import.meta.url);
const { cases, problems } = parseCases(readFileSync(file, 'utf8'), 'facts-d2.json');

describe('the six questions of facts D.2', () => {
  it('are read whole', () => {
    expect(problems).toEqual([]);
    expect(cases.map(({ id }) => id)).toEqual(['q1', 'q4', 'q6', 'q9', 'q10', 'q13']);
    expect(Object.keys(d2Answers)).toEqual(cases.map(({ id }) => id));
  });

  for (const one of cases) {
    const { good, bad } = d2Answers[one.id] ?? { good: [], bad: [] };

    it.each(good)(`${one.id} passes: %s`, (answer) => {
      const { missing, dangers } = grade(one, [answer]);
      expect({ missing, dangers }).toEqual({ missing: [], dangers: [] });
    });

    it.each(bad)(`${one.id} fails: %s`, (answer) => {
      const { missing, dangers } = grade(one, [answer]);
      expect(missing.length + dangers.length).toBeGreaterThan(0);
    });
  }
});
