import { sourceById } from '@nishiki/knowledge/sources';
import { treatments } from '@nishiki/knowledge/treatments/catalogue';
import { describe, expect, it } from 'vitest';
import { caseOf } from '../../../../test/case-of.ts';
import { toMarkdown } from '../../render/to-markdown.ts';
import { numberSkills } from './skills.ts';

type Overrides = Parameters<typeof caseOf>[0];

const litres = (value: number, how: 'measured' | 'estimated' | null = 'measured') => ({
  volume: { litres: value, how },
});

/** Whatever is known or not, nothing is written that is no number, and every source exists. */
const situations: Overrides[] = [
  {},
  litres(12_000),
  litres(12_000, 'estimated'),
  litres(12_000, null),
  { unnamedGallons: 3000 },
  { units: 'us', ...litres(4000) },
  { units: 'uk', ...litres(4000) },
];
const messages: NonNullable<Overrides>['message'][] = [
  ...treatments.map(({ id, name }) => ({
    text: `how much ${name}`,
    asks: ['how-much' as const],
    treatments: [id],
  })),
  { text: 'how much bicarb', asks: ['how-much'] },
  { text: 'how much salt', asks: ['how-much'], treatments: ['salt'] },
  { text: 'salt for nitrite', reading: { nitrite: 0 } },
  {
    text: 'is it ok',
    asks: ['is-it-ok'],
    reading: { ph: 0, temperature: -5, ammonia: 900, oxygen: 90 },
  },
  { text: 'feed?', reading: { temperature: -1 }, asks: ['can-i'] },
  { text: 'feed?', reading: { temperature: 39 }, asks: ['can-i'] },
  { text: 'how many koi', asks: ['how-many'] },
  { text: 'what size pump', asks: ['which'] },
  { text: 'how much thiosulphate', asks: ['how-much'] },
];

describe('every answer with numbers', () => {
  it('never writes what is no number, and cites what exists', () => {
    let answered = 0;
    for (const situation of situations)
      for (const message of messages) {
        const c = caseOf({ ...situation, ...(message ? { message } : {}) });
        for (const skill of numberSkills.filter((one) => one.bid(c) > 0)) {
          const answer = skill.answer(c);
          const text = toMarkdown([answer]).pieces.join('\n');
          expect(text).not.toMatch(/NaN|undefined|Infinity|null/);
          for (const { sourceIds } of [
            ...answer.lead,
            ...answer.now,
            ...answer.numbers,
            ...answer.why,
            ...answer.never,
          ])
            expect(sourceIds.filter((id) => !sourceById(id))).toEqual([]);
          answered += 1;
        }
      }
    expect(answered).toBeGreaterThan(100);
  });

  it('no bid is outside its scale', () => {
    for (const message of messages)
      for (const skill of numberSkills) {
        const bid = skill.bid(caseOf(message ? { message } : {}));
        expect(bid).toBeGreaterThanOrEqual(0);
        expect(bid).toBeLessThanOrEqual(1);
      }
  });
});
