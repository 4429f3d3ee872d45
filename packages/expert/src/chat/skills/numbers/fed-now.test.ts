import { expect, it } from 'vitest';
import { readCase } from '../../read-case.ts';
import { replyTo } from '../../reply.ts';
import { fedADay } from './fed-now.ts';

const caseOf = (...texts: string[]) =>
  readCase({
    turns: texts.flatMap((text, at) => [
      ...(at > 0 ? [{ role: 'expert' as const, open: null }] : []),
      { role: 'keeper' as const, text },
    ]),
  });

it.each([
  ['im feeding 400 grams a day', 400],
  ['half gone, 0.5 kg per day', 500],
  ['they get 200g/day', 200],
  ['I feed twice a day', null],
])('%s: %s', (text, grams) => {
  expect(fedADay(caseOf(text))).toBe(grams);
});

it('is held against what the fish and the water ask for', () => {
  // 12 kg x 1 % at 20 degrees are 120 g: 400 g are 3.3 times as much.
  const [answer] = replyTo(
    caseOf(
      'im feeding 400 grams a day is it too much',
      'total fish weight 12 kilos, water 20 degrees',
    ),
  );
  expect(answer?.lead.map(({ text }) => text).join(' ')).toMatch(/too much.*3\.3 times.*120 g/);
});
