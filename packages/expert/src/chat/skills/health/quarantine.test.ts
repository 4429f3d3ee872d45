import { describe, expect, test } from 'vitest';
import { sickCase } from '../../../../test/sick-case.ts';
import { toMarkdown } from '../../render/to-markdown.ts';
import { endsOn } from './quarantine-plan.ts';
import { quarantineSkill } from './quarantine.ts';

const skill = quarantineSkill(() => new Date('2026-04-01T10:00:00Z'));
const say = (text: string): string =>
  toMarkdown([skill.answer(sickCase({ text }))]).pieces.join('');

describe('the end of quarantine (facts D.1, task 9; B.10)', () => {
  test.each([
    ['domestic', null, 21],
    ['imported', null, 42],
    ['domestic', 12, 40],
    ['imported', 12, 42],
    ['imported', 20, 48],
  ] as const)('%s, something found on day %s: day %s', (origin, found, end) => {
    expect(endsOn(origin, found)).toBe(end);
  });
});

test('an import: 42 days with their dates, salt in steps, flukes by scrape', () => {
  const text = say('quarantine plan for 3 imported koi');
  expect(text).toMatch(/Day 1 \(1 Apr\)/);
  expect(text).toMatch(/Day 42 \(12 May\)/);
  expect(text).toMatch(/0\.1 % a day to 0\.3 %/);
  expect(text).toMatch(/Days 10 to 12/);
});

test('a wound on day 12 moves the end, counted from the day that it is', () => {
  const text = say('new fish in quarantine, day 12, one has an ulcer');
  expect(text).toMatch(/to day 40 at the earliest, to day 42 for imported fish/);
  expect(text).toMatch(/Day 1 \(21 Mar\)/);
});

test('where they come from is asked when nobody said', () => {
  expect(skill.answer(sickCase({ text: 'how long is quarantine' })).ask?.words).toMatch(/imported/);
  expect(skill.answer(sickCase({ text: 'quarantine, from a dealer' })).ask).toBeNull();
});
