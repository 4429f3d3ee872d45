import { describe, expect, test } from 'vitest';
import { sickCase } from '../../../../../test/sick-case.ts';
import { toMarkdown } from '../../../render/to-markdown.ts';
import { emergencySkill } from './skill.ts';

const say = (...parts: Parameters<typeof sickCase>): string => {
  const c = sickCase(...parts);
  expect(emergencySkill.bid(c)).toBe(1);
  return toMarkdown([emergencySkill.answer(c)]).pieces.join('');
};
const before = (text: string, first: RegExp, second: RegExp): boolean =>
  text.search(first) >= 0 && text.search(first) < text.search(second);

describe('fish that gasp', () => {
  const text = say({ signs: ['gasping', 'several-fish'] }, { emergencies: ['gasping'] });

  test('air comes before the tests, and no food is given', () => {
    expect(before(text, /Air on/, /Test oxygen/)).toBe(true);
    expect(text).toMatch(/Stop feeding/);
  });

  test('it asks first whether tap water went in', () => {
    expect(emergencySkill.answer(sickCase({ signs: ['gasping'] })).ask?.open).toEqual({
      kind: 'sign',
      sign: 'after-top-up',
    });
  });

  test('the way it looks for a cause names no part of another page', () => {
    expect(text).not.toMatch(/Go to/);
  });
});

describe('readings', () => {
  // Facts D.1, task 1.
  const text = say(
    {
      signs: ['gasping'],
      water: { temperature: 22, ph: 8.4, ammonia: 2, nitrite: 0.5 },
      litres: 6000,
    },
    { emergencies: ['gasping'] },
  );

  test('give un-ionised ammonia with its formula', () => {
    expect(text).toMatch(/2 mg\/l on the kit x 10\.31 % at pH 8\.4 and 22 °C = 0\.206 mg\/l/);
  });

  test('split a change that would be too large, and never raise the pH', () => {
    expect(text).toMatch(/30 to 50 %/);
    expect(text).toMatch(/76 %: that is too much at once, so split it/);
    expect(text).toMatch(/Do not raise the pH/);
  });

  test('oxygen that nobody measured is bounded by the temperature', () => {
    expect(say({ signs: ['gasping'], water: { temperature: 28 } })).toMatch(/at most 7\.8 mg\/l/);
  });

  test('salt against nitrite is worked out for the pond, and less for an estimate', () => {
    const told = say({ water: { nitrite: 2 }, litres: 9000 });
    expect(told).toMatch(/9 kg/);
    expect(told).toMatch(/7\.2 kg/);
    expect(told).toMatch(/zeolite/i);
  });

  test('salt that is there already is not added again', () => {
    expect(say({ water: { nitrite: 2, salt: 0.1 }, litres: 9000 })).toMatch(/Add none/);
  });

  test('a question about a sum is left to the sum, as long as no fish suffers', () => {
    const sum = sickCase({ water: { kh: 1 } }, { asks: ['how-much'], goal: { kh: 6 } });
    expect(emergencySkill.bid(sum)).toBe(0);
    const suffering = sickCase({ water: { kh: 1 }, signs: ['gasping'] }, { asks: ['how-much'] });
    expect(emergencySkill.bid(suffering)).toBe(1);
  });

  test('good water is no emergency', () => {
    const good = sickCase({ water: { temperature: 20, ph: 7.5, ammonia: 0, nitrite: 0 } });
    expect(emergencySkill.bid(good)).toBe(0);
  });
});

describe('what the page of first aid does not have', () => {
  test.each([
    ['my kid poured a bottle of bleach into the pond', /Dechlorinate the whole pond/],
    ['neighbour sprayed weedkiller and it drifted on the pond', /carbon/],
    ['i put in too much permanganate', /hydrogen peroxide/],
    ['the pH has crashed to 5.8', /10 % of the water at a time/],
    ['pond frozen over, shall i smash it', /pan of hot water/],
    ['i get a tingle when i touch the water, electric shock?', /hands and nets out/],
  ])('%s', (text, wanted) => {
    expect(say({ text })).toMatch(wanted);
  });

  test('heat counts from 28 °C, and is cooled slowly', () => {
    const text = 'heatwave, can i put ice in';
    expect(say({ text, water: { temperature: 31 } })).toMatch(/at most 1 °C an hour/);
    expect(emergencySkill.bid(sickCase({ text, water: { temperature: 22 } }))).toBe(0);
  });

  test('how to prevent it is no emergency', () => {
    const text = 'how do i avoid the pond frozen over next winter';
    expect(emergencySkill.bid(sickCase({ text }))).toBe(0);
  });
});

describe('a wish that kills, in an emergency', () => {
  const text = say(
    { text: 'gasping, i dose permanganate for oxygen', signs: ['gasping'] },
    { emergencies: ['gasping'], dangers: ['treat-gasping'] },
  );

  test('is refused in the first sentence, and the steps follow', () => {
    expect(text).toMatch(/^No: no permanganate/);
    expect(before(text, /^No:/, /Air on/)).toBe(true);
  });
});

test('a treatment in the water and fish in distress: it is stopped', () => {
  const given = [{ treatment: 'permanganate', daysAgo: 0 }];
  expect(say({ signs: ['jumping', 'gasping'] }, { given })).toMatch(/stop the treatment now/);
});
