import { describe, expect, test } from 'vitest';
import { sickCase } from '../../../../test/sick-case.ts';
import { toMarkdown } from '../../render/to-markdown.ts';
import { subjectSkill } from './subject-skill.ts';

const say = (text: string, ...more: [Parameters<typeof sickCase>[1]?]): string => {
  const c = sickCase({ text }, ...more);
  expect(subjectSkill.bid(c), text).toBeGreaterThan(0.85);
  return toMarkdown([subjectSkill.answer(c)]).pieces.join('');
};

describe('questions around sick fish', () => {
  test.each([
    ['do i really have to report it, its a garden pond', /^Yes: at the mere suspicion/],
    ['should i freeze the dead koi or bury them', /^Do not freeze or bury/],
    ['can i catch anything from my fish', /Mycobacterium marinum/],
    ['is it safe to eat my koi', /^Do not eat/],
    ['what can i put on a wound, iodine?', /Nothing near gills/],
    ['where do i get antibiotics', /prescription/],
    ['can i sedate it with clove oil', /I give no amount/],
    ['how do i do a skin scrape', /blunt scraper/],
    ['do i need to call a vet', /Deaths, gill damage/],
    ['can you confirm flukes from a photo', /^No photo can confirm/],
    ['what happens after i report it', /temporary notice/],
  ])('%s', (text, wanted) => {
    expect(say(text)).toMatch(wanted);
  });

  test('of a disease that was named, what would prove it', () => {
    const text = say('can the picture confirm flukes', { conditions: ['skin-flukes'] });
    expect(text).toMatch(/skin scrape under the microscope/);
  });

  test('a dangerous wish is not answered here', () => {
    const c = sickCase({ text: 'antibiotic dose' }, { dangers: ['antibiotic-dose'] });
    expect(subjectSkill.bid(c)).toBe(0);
  });

  test('other questions are not', () => {
    expect(subjectSkill.bid(sickCase({ text: 'how much food at 15 degrees' }))).toBe(0);
  });
});
