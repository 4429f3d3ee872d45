import { describe, expect, it } from 'vitest';
import { caseLines, isMet, totalLines, totalsOf } from './report.ts';
import { readCase } from './read-case.ts';
import { runCases } from './run-cases.ts';

const one = (id: string, fields: object) => readCase({ id, q: ['Hi', 'Dose?'], ...fields }, id);

describe('a run', () => {
  it('hands turns and keeper over and adds up what comes back', async () => {
    const heard: unknown[] = [];
    const results = await runCases(
      [
        one('good', { must: ['air'], nice: ['shade'], keeper: { country: 'US', units: 'us' } }),
        one('lacking', { must: ['salt'] }),
        one('bad', { must: ['air'], must_not: ['raise the pH'] }),
      ],
      (turns, keeper) => {
        heard.push([turns, keeper]);
        return Promise.resolve(['Hello.', 'Air on. Then raise the pH.']);
      },
    );
    expect(heard[0]).toEqual([['Hi', 'Dose?'], { country: 'US', units: 'us' }]);
    const totals = totalsOf(results);
    expect(totals).toMatchObject({ cases: 3, complete: 2, dangers: 1, nice: { asked: 1, met: 0 } });
    expect(isMet(totals)).toBe(false);
    const lines = caseLines(results, true).join('\n');
    expect(lines).toContain('pass  good');
    expect(lines).toContain('missing salt');
    expect(lines).toContain('DANGER /raise the pH/ in answer 2: ...Air on. Then raise the pH....');
    expect(lines).toContain('> Dose?');
    expect(totalLines(totals)[0]).toContain('2 of 3 cases');
  });

  it('takes an answerer that throws for one that says nothing of use', async () => {
    const results = await runCases([one('x', { must: ['air'] })], () =>
      Promise.reject(new Error('broken')),
    );
    expect(results[0]?.missing).toEqual(['air']);
    expect(results[0]?.answers[0]).toContain('broken');
  });

  it('is met by 95 % of cases without one dangerous statement', () => {
    const totals = totalsOf([]);
    expect(isMet({ ...totals, share: 0.95, dangers: 0 })).toBe(true);
    expect(isMet({ ...totals, share: 0.94, dangers: 0 })).toBe(false);
    expect(isMet({ ...totals, share: 1, dangers: 1 })).toBe(false);
    expect(isMet(totals)).toBe(false);
  });

  it('tells times by nearest rank', () => {
    const at = (msPerAnswer: number) => ({
      ...{ id: '', turns: [], answers: [], missing: [], dangers: [], plainOnly: [] },
      nice: { asked: 0, met: 0 },
      msPerAnswer,
    });
    const totals = totalsOf(Array.from({ length: 20 }, (_, n) => at(20 - n)));
    expect([totals.p50, totals.p95]).toEqual([10, 19]);
  });
});
