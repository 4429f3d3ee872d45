import { conditions } from '@nishiki/knowledge/conditions/catalogue';
import { signIds, type SignId } from '@nishiki/contract/condition';
import { makeRandom } from '@nishiki/vision/render/random';
import { describe, expect, test } from 'vitest';
import { messageOf } from '../../../../test/case-of.ts';
import { sickCase } from '../../../../test/sick-case.ts';
import type { Case } from '../../case.ts';
import { toMarkdown } from '../../render/to-markdown.ts';
import { replyTo } from '../../reply.ts';
import { differentialSkill } from './differential.ts';
import { healthSkills } from './skills.ts';
import { suspicionOf } from './suspicion.ts';

const say = (c: Case): string => toMarkdown(replyTo(c, healthSkills)).pieces.join('');

describe('white dots on a male in spring (facts D.1, task 2)', () => {
  const c = sickCase(
    { text: 'white dots, male, April', signs: ['white-grains', 'male-in-spring'] },
    { asks: ['what-disease'] },
  );
  const text = say(c);

  test('spawning grains stand before white spot', () => {
    expect(text.indexOf('**Spawning grains')).toBeGreaterThan(0);
    expect(text.indexOf('**Spawning grains')).toBeLessThan(text.indexOf('**White spot'));
  });

  test('the test of the water, a photo and a scrape come first, and no treatment', () => {
    expect(text).toMatch(/Test the water/);
    expect(text).toMatch(/gill cover and pectoral fins/);
    expect(text).toMatch(/scrape/);
    expect(text).toMatch(/No treatment before it is confirmed/);
  });

  test('one question, which can be left open', () => {
    const { ask } = differentialSkill.answer(c);
    expect(ask?.replies).toContain('I don’t know');
  });
});

describe('the question back', () => {
  const signs: SignId[] = ['flashing', 'jumping'];
  const asked = (c: Case) => differentialSkill.answer(c).ask?.open;

  test('is not put again, whether it was answered or not known', () => {
    const c = sickCase({ signs });
    const open = asked(c);
    expect(open?.kind).toBe('sign');
    if (open?.kind !== 'sign') return;
    expect(asked({ ...c, unknown: new Set([open.sign]) })).not.toEqual(open);
    expect(asked({ ...c, open, reply: { kind: 'no' } })).not.toEqual(open);
    const known = new Map([...c.signs, [open.sign, false] as const]);
    expect(asked({ ...c, signs: known })).not.toEqual(open);
  });

  test('ends after four messages', () => {
    const earlier = [1, 2, 3, 4].map(() => messageOf());
    expect(differentialSkill.answer({ ...sickCase({ signs }), earlier }).ask).toBeNull();
  });
});

test('values that were told are not asked for, and what is missing is named', () => {
  const text = say(
    sickCase({ signs: ['flashing'], water: { ph: 7.5, ammonia: 0, temperature: 18 } }),
  );
  expect(text).toMatch(/Test what is not known of the water yet: nitrite\./);
});

test('nothing told: it asks what is seen, and the water comes first', () => {
  const text = say(sickCase({ text: 'my koi is sick' }));
  expect(text).toMatch(/What do you see/);
  expect(text).toMatch(/Test the water first, yourself/);
});

test('the level of evidence is that of what was told', () => {
  const level = (c: Case) => differentialSkill.answer(c).evidence;
  expect(level(sickCase({ signs: ['flashing'] }))).toBe('signs');
  expect(level(sickCase({ signs: ['flashing'], water: { nitrite: 0 } }))).toBe('water');
});

const MEDICINE_AMOUNT =
  /\d[\d.,]*\s*(?:mg|g|ml)\b[^.]{0,40}\b(?:baytril|enrofloxacin|oxytetracycline|florfenicol|antibiotic)|\b(?:baytril|enrofloxacin|oxytetracycline|florfenicol|oxolinic)\b[^.]{0,40}\d[\d.,]*\s*(?:mg|g|ml)\b|mg\/kg/i;

describe('whatever was seen', () => {
  const random = makeRandom(20);
  const pick = (): SignId[] => signIds.filter(() => random.next() < 0.07);
  const cases = conditions.map((condition) => {
    const own = condition.signs.filter(() => random.next() < 0.6).map(({ id }) => id);
    return { id: condition.id, signs: [...new Set([...own, ...pick()])] };
  });

  test.each(cases)(
    '$id: no amount of an antibiotic, and evidence no higher than told',
    ({ signs }) => {
      const c = sickCase({ signs }, { asks: ['how-much', 'what-disease'] });
      const answers = replyTo(c, healthSkills);
      expect(toMarkdown(answers).pieces.join('')).not.toMatch(MEDICINE_AMOUNT);
      for (const { evidence } of answers) expect([null, 'photo', 'signs']).toContain(evidence);
    },
  );

  test.each(cases)('$id: a suspicion stops movement and names an authority', ({ signs }) => {
    for (const country of ['GB-ENG', 'GB-SCT', 'FR', null]) {
      const c = sickCase({ signs, ...(country ? { country } : {}) });
      if (!suspicionOf(c)) continue;
      const text = say(c);
      expect(text).toMatch(/Stop all movement/);
      expect(text).toMatch(/Inspectorate|authority/);
    }
  });

  test.each(cases)('$id: each line has a source or says openly that it has none', ({ signs }) => {
    for (const answer of replyTo(sickCase({ signs }), healthSkills)) {
      const { lead, now, numbers, why, never, call, unsure } = answer;
      for (const line of [...lead, ...now, ...numbers, ...why, ...never, ...call, ...unsure])
        expect(line.sourceIds.length > 0 || line.uncited === true, line.text).toBe(true);
    }
  });
});
