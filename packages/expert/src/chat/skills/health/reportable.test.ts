import { conditionById } from '@nishiki/knowledge/conditions/catalogue';
import { describe, expect, test } from 'vitest';
import { countryCodes } from '@nishiki/contract/countries';
import { sickCase } from '../../../../test/sick-case.ts';
import { replyTo } from '../../reply.ts';
import { toMarkdown } from '../../render/to-markdown.ts';
import { healthSkills } from './skills.ts';
import { authorityLines } from './reporting.ts';

const say = (...parts: Parameters<typeof sickCase>): string =>
  toMarkdown(replyTo(sickCase(...parts), healthSkills)).pieces.join('');

// Facts D.1, task 3.
const khv = {
  text: 'two dead, white brown gills, sunken eyes, new koi 10 days ago',
  signs: ['gills-necrotic', 'sunken-eyes', 'deaths', 'new-fish'] as const,
  deaths: 2,
  water: { temperature: 24 },
};

describe('a suspicion of KHV', () => {
  test('in England: stop, report with the number, no cure, no heat, the dead cold', () => {
    const text = say({ ...khv, country: 'GB-ENG' });
    expect(text).toMatch(/01305 206700/);
    expect(text).toMatch(/fhi@cefas\.co\.uk/);
    expect(text).toMatch(/Stop all movement/);
    expect(text).toMatch(/no cure/);
    expect(text).toMatch(/Do not heat/);
    expect(text).toMatch(/cold, not frozen/);
    expect(text).toMatch(/Disinfect/);
  });

  test('in Scotland and Northern Ireland their own authority, not the number of England', () => {
    expect(say({ ...khv, country: 'GB-SCT' })).toMatch(/Marine Directorate/);
    expect(say({ ...khv, country: 'GB-SCT' })).not.toMatch(/01305/);
    expect(say({ ...khv, country: 'GB-NIR' })).toMatch(/DAERA/);
  });

  test('in a United Kingdom without a nation all of them', () => {
    const text = say({ ...khv, country: 'GB' });
    expect(text).toMatch(/England and Wales.*01305 206700/s);
    expect(text).toMatch(/Marine Directorate/);
    expect(text).toMatch(/DAERA/);
  });

  test('without a country it asks for it, and stops movement all the same', () => {
    const text = say(khv);
    expect(text).toMatch(/In which country is your pond\?/);
    expect(text).toMatch(/Stop all movement/);
  });

  test('in every country of the list somebody is named', () => {
    for (const country of countryCodes)
      expect(
        authorityLines(country)
          .map(({ text }) => text)
          .join(' '),
        country,
      ).toMatch(
        /authority|Inspectorate|DAERA|APHIS|CFIA|Institute|veterinary office|NVWA|department|MPI/,
      );
  });

  test.each(['FR', 'JP', 'US', 'IE', 'TH'])(
    'in %s nothing moves, and it is reported there',
    (country) => {
      const text = say({ ...khv, country });
      expect(text).toMatch(/Stop all movement/);
      expect(text).toMatch(/report it to/);
      expect(text).not.toMatch(/01305/);
    },
  );

  test('only what we have read gives a telephone number', () => {
    for (const country of countryCodes.filter((code) => !/^GB-(?:ENG|WLS)$/.test(code)))
      expect(
        authorityLines(country).some(({ text }) => /\d{5,}/.test(text)),
        country,
      ).toBe(false);
  });
});

describe('other ways to a suspicion', () => {
  test('fish asleep on the bottom after new fish: sleepy disease, and KHV excluded', () => {
    const text = say({
      text: '6 fish lie on their sides',
      signs: ['lying-on-bottom', 'several-fish', 'new-fish', 'sunken-eyes'],
      water: { temperature: 19 },
    });
    expect(text).toMatch(/CEV/);
    expect(text).toMatch(/KHV/);
    expect(text).toMatch(/PCR/);
    expect(text).toMatch(/Stop all movement/);
  });

  test('SVC: swollen, bleeding, bulging eyes in cold spring water', () => {
    const text = say({
      text: 'March, Wales',
      signs: ['swollen-belly', 'pinpoint-bleeding', 'pop-eye-both', 'trailing-casts', 'deaths'],
      deaths: 1,
      water: { temperature: 11 },
      country: 'GB-WLS',
    });
    expect(text).toMatch(/SVC/);
    expect(text).toMatch(/01305 206700/);
  });

  test('the keeper’s own fear is enough', () => {
    const text = say({ text: 'i suspect koi herpes', country: 'GB-NIR' }, { conditions: ['khv'] });
    expect(text).toMatch(/DAERA/);
    expect(text).toMatch(/Stop all movement/);
  });

  test('one thin old fish is none', () => {
    expect(say({ text: 'thin old koi', signs: ['thin-body', 'sunken-eyes'] })).not.toMatch(
      /cannot be excluded/,
    );
  });

  test('asked what it is, the disease is described, with the duty', () => {
    const text = say({ text: 'what is KHV' }, { conditions: ['khv'], asks: ['what-is'] });
    expect(text).toContain(conditionById('khv')?.features[0]?.text);
    expect(text).toMatch(/01305 206700/);
  });
});
