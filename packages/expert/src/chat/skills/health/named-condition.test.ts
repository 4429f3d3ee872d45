import { conditions } from '@nishiki/knowledge/conditions/catalogue';
import { describe, expect, test } from 'vitest';
import { sickCase } from '../../../../test/sick-case.ts';
import { toMarkdown } from '../../render/to-markdown.ts';
import { namedConditionSkill } from './named-condition.ts';

const say = (text: string, id: string, asks: Parameters<typeof sickCase>[1] = {}): string =>
  toMarkdown([
    namedConditionSkill.answer(sickCase({ text }, { conditions: [id], ...asks })),
  ]).pieces.join('');

test.each(conditions)(
  '$id: first action, what confirms it, and no dose',
  ({ id, firstAction, confirmedBy }) => {
    const text = say('how do i treat it', id, { asks: ['how-to'] });
    expect(text).toContain(firstAction.text);
    expect(text).toContain(confirmedBy.text);
    expect(text).not.toMatch(
      /\d\s*(?:mg\/l of (?:praziquantel|permanganate)|g in 1,000|ml in 1,000)/,
    );
  },
);

describe('how to treat flukes', () => {
  const text = say('how do i treat flukes', 'gill-flukes', { asks: ['how-to'] });

  test('praziquantel first, with what it needs', () => {
    expect(text).toMatch(/Praziquantel\. .*Only with: a scrape that showed it, at least 10 °C/);
    expect(text.indexOf('Praziquantel. ')).toBeLessThan(text.indexOf('Formalin, as a bath'));
  });
});

test('whether it is contagious', () => {
  expect(say('is dropsy contagious', 'dropsy')).toMatch(/does not pass from fish to fish/);
  expect(say('is white spot contagious', 'white-spot')).toMatch(/pass from fish to fish/);
});

test('two of them: what tells them apart', () => {
  const c = sickCase({ text: 'carp pox or fungus?' }, { conditions: ['carp-pox', 'saprolegnia'] });
  const text = toMarkdown([namedConditionSkill.answer(c)]).pieces.join('');
  expect(text).toMatch(/smooth like wax and never fluffy/);
});

test('sleepy disease is not notifiable, and still nothing moves', () => {
  expect(say('what is sleepy disease', 'cev')).toMatch(/Stop all movement/);
});
