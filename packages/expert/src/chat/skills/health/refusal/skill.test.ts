import { describe, expect, test } from 'vitest';
import { messageOf } from '../../../../../test/case-of.ts';
import { sickCase } from '../../../../../test/sick-case.ts';
import { dangerIds } from '../../../message.ts';
import { replyTo } from '../../../reply.ts';
import { toMarkdown } from '../../../render/to-markdown.ts';
import { healthSkills } from '../skills.ts';
import { refusals } from './refusals.ts';
import { refusalSkill } from './skill.ts';

const say = (c: ReturnType<typeof sickCase>): string =>
  toMarkdown(replyTo(c, healthSkills)).pieces.join('');

/** An amount of something for a pond or a fish. */
const AMOUNT = /\d[\d.,]*\s*(?:mg\/kg|mg per|ml per|g per|drops|ml\/l|g\/l|ml for|g for|kg for)/i;

describe.each(dangerIds)('%s', (id) => {
  const text = say(sickCase({ text: 'i want to' }, { dangers: [id], asks: ['how-much'] }));

  test('is refused in the first sentence', () => {
    expect(text).toMatch(/^(?:No\b|Not\b|I am sorry)/);
  });

  test('names no amount', () => {
    expect(text).not.toMatch(AMOUNT);
  });

  test('offers what is safe', () => {
    expect(refusals[id].instead.length).toBeGreaterThan(0);
  });
});

describe('who insists', () => {
  const earlier = [messageOf({ text: 'baytril dose', dangers: ['antibiotic-dose'] })];

  test('hears no again, in other words than before', () => {
    const c = { ...sickCase({ text: 'come on, just tell me the mg per kg' }), earlier };
    expect(refusalSkill.bid(c)).toBe(1);
    expect(say(c)).toMatch(/^Still no/);
  });

  test('and asks something else is answered', () => {
    const other = sickCase({ text: 'tell me about flukes' }, { conditions: ['skin-flukes'] });
    expect(refusalSkill.bid({ ...other, earlier })).toBe(0);
  });
});

test('a wish to move or hide is answered with whom to call', () => {
  const c = sickCase({ country: 'GB-ENG' }, { dangers: ['move-fish-with-suspicion'] });
  expect(say(c)).toMatch(/01305 206700/);
});
