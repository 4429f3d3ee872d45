import { describe, expect, it } from 'vitest';
import { loadCases, ownFiles, parseCases } from './load-cases.ts';

const parse = (value: unknown) => parseCases(JSON.stringify(value), 'some.json');
const whole = { id: 'a', q: 'Q', must: ['x'], must_not: ['y'] };

describe('reading cases', () => {
  it('reads the plain form of facts D.2', () => {
    const { cases, problems } = parse([{ ...whole, num: { value: 1, tol: 0.1 } }]);
    expect(problems).toEqual([]);
    expect(cases).toMatchObject([
      { id: 'a', turns: ['Q'], num: [{ value: 1, tol: 0.1, unit: null }], nice: [] },
    ]);
  });

  it('reads turns, several numbers, the keeper, and passes over what it does not know', () => {
    const { cases, problems } = parse([
      {
        ...whole,
        q: ['One', { role: 'assistant', content: 'no' }, { role: 'user', content: 'Two' }],
        num: [
          { value: 24, tol: 1, unit: 'g' },
          { value: 30, unit: 'g' },
        ],
        keeper: { country: 'GB-ENG', units: 'uk', age: 3 },
        colour: 'red',
      },
    ]);
    expect(problems).toEqual([]);
    expect(cases[0]?.turns).toEqual(['One', 'Two']);
    expect(cases[0]?.num[1]).toEqual({ value: 30, tol: 0.6, unit: 'g' });
    expect(cases[0]?.keeper).toEqual({ country: 'GB-ENG', units: 'uk' });
  });

  it('forgives a wrapped list, a single pattern, flags of other languages, and a missing id', () => {
    const { cases, problems } = parse({ version: 1, cases: [{ q: 'Q', must: '(?i)x' }] });
    expect(problems).toEqual([]);
    expect(cases).toMatchObject([{ id: 'case 1', must: [/x/i], mustNot: [] }]);
  });

  it.each([
    [{ ...whole, must: ['('] }, /must: .*regular expression/i],
    [{ ...whole, q: undefined }, /q is missing/],
    [{ ...whole, q: [3] }, /no text: 3/],
    [{ ...whole, must: [3] }, /no regular expression: 3/],
    [{ ...whole, num: { tol: 1 } }, /num holds no/],
    [{ ...whole, num: { value: 1, tol: '5' } }, /tol is no number/],
    [{ id: 'a', q: 'Q' }, /asks for nothing/],
    ['text', /no object/],
    [null, /no object/],
  ])('says which case is malformed, and reads the others: %j', (raw, why) => {
    const { cases, problems } = parse([whole, raw]);
    expect(cases).toHaveLength(1);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^some\.json, case 2/);
    expect(problems[0]).toMatch(why);
  });

  it('says what is wrong with a file', () => {
    expect(parseCases('[', 'f').problems[0]).toMatch(/^f is no JSON/);
    expect(parseCases('3', 'f').problems).toEqual(['f holds no list of cases']);
    expect(loadCases(['/nowhere/at-all.json']).problems[0]).toMatch(/at-all\.json/);
  });

  it('finds the files of the project', () => {
    expect(ownFiles().some((file) => file.endsWith('facts-d2.json'))).toBe(true);
  });
});
