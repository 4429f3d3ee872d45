import { diagnosisSchema, type SeenSign, type SignId } from '@nishiki/contract/condition';
import { describe, expect, it } from 'vitest';
import { spot } from '../../test/results.ts';
import { diagnose, type ConditionInput } from './diagnose.ts';

const yes = (...ids: SignId[]): SeenSign[] => ids.map((id) => ({ id, present: true }));
const no = (...ids: SignId[]): SeenSign[] => ids.map((id) => ({ id, present: false }));

const about = (input: Partial<ConditionInput>) => {
  const diagnosis = diagnose({
    marks: [],
    photoReadable: true,
    signs: [],
    water: undefined,
    country: null,
    ...input,
  });
  expect(diagnosisSchema.safeParse(diagnosis).error).toBeUndefined();
  return diagnosis;
};
const namesOf = ({ conditions }: ReturnType<typeof about>) => conditions.map(({ id }) => id);
const khv = yes('gills-necrotic', 'sunken-eyes', 'deaths', 'several-fish', 'new-fish');

describe('the scenarios of the facts', () => {
  it('D.1 task 1: gasping fish with much ammonia', () => {
    const diagnosis = about({
      signs: yes('gasping'),
      water: { temperature: 22, ph: 8.4, ammonia: 2, nitrite: 0.5 },
    });
    expect(diagnosis.severity).toBe('critical');
    expect(diagnosis.headline).toMatch(/^Emergency/);
    expect(diagnosis.urgent[0]).toMatch(/^Air on/);
    expect(diagnosis.water[0]).toMatchObject({ value: '0.206 mg/l', verdict: 'act' });
    expect(diagnosis.conditions[0]).toMatchObject({ id: 'ammonia-poisoning', fit: 'strong' });
  });

  it('D.1 task 2: white grains on a male in spring are tubercles before they are Ich', () => {
    const diagnosis = about({ signs: yes('white-grains', 'male-in-spring') });
    const names = namesOf(diagnosis);
    expect(names[0]).toBe('breeding-tubercles');
    expect(names).toContain('white-spot');
    expect(diagnosis.raises.join(' ')).toMatch(/Treat nothing until it is confirmed.*scrape/);
    expect(diagnosis.conditions[0]?.lookAlikes.map(({ name }) => name).join()).toMatch(/Ich/);
  });

  it('D.1 task 3: a fear of KHV in England', () => {
    const diagnosis = about({ signs: khv, water: { temperature: 24 }, country: 'GB-ENG' });
    expect(diagnosis.severity).toBe('critical');
    expect(namesOf(diagnosis)[0]).toBe('khv');
    expect(diagnosis.report).toMatchObject({
      authority: expect.stringMatching(/Fish Health Inspectorate/),
      phone: '01305 206700',
    });
    const { words } = diagnosis.report ?? { words: '' };
    expect(words).toMatch(/stop all movement/i);
    expect(words).toMatch(/fhi@cefas\.co\.uk/);
    expect(words).toMatch(/must be reported/);
    expect(words).toMatch(/no cure/);
    expect(words).toMatch(/chilled for the laboratory.*disinfect/);
    expect(JSON.stringify(diagnosis)).not.toMatch(/(raise|heat).{0,30}30 °C|wait a week/i);
  });

  it('D.1 task 10: says nothing of a photo that shows no koi', () => {
    const diagnosis = about({ marks: [spot(0.9)], photoReadable: false });
    expect(diagnosis.conditions).toEqual([]);
    expect(diagnosis.headline).toMatch(/does not show enough/);
  });

  it('D.2 q1: 1 mg/l of ammonia at pH 8.5 and 25 °C', () => {
    const words = JSON.stringify(about({ water: { ammonia: 1, ph: 8.5, temperature: 25 } }));
    for (const must of [/0\.15/, /un-?ioni[sz]ed|NH3/, /emergency/i, /water change/, /stop feed/i])
      expect(words).toMatch(must);
  });

  it('D.2 q6: white patches on the gills, sunken eyes, three dead, 22 °C', () => {
    const { report } = about({
      signs: yes('gills-necrotic', 'sunken-eyes', 'deaths'),
      water: { temperature: 22 },
      country: 'GB-ENG',
    });
    const words = JSON.stringify(report);
    for (const must of [
      /KHV|koi herpes/i,
      /Fish Health Inspectorate|FHI/,
      /01305 ?206700|fhi@cefas/,
      /report|legal|notif/,
      /(stop|no).{0,20}(movement|move)/i,
      /no (cure|treatment)/,
    ])
      expect(words).toMatch(must);
    expect(words).not.toMatch(/rehome|antibiotic/i);
  });

  it('D.2 q9: piping at dawn at 28 °C', () => {
    const diagnosis = about({ signs: yes('gasping', 'at-dawn'), water: { temperature: 28 } });
    expect(diagnosis.urgent.join(' ')).toMatch(/oxygen.*air pump.*Stop feeding/i);
    expect(JSON.stringify(diagnosis.water)).toMatch(/7\.8/);
    expect(namesOf(diagnosis)[0]).toBe('low-oxygen');
  });
});

describe('a disease that must be reported', () => {
  it('asks for the country where nobody said it', () => {
    const { report } = about({ signs: khv, water: { temperature: 24 } });
    expect(report?.words).toMatch(/your country/);
    expect(report?.authority).toMatch(/authority of your country/);
    expect(report?.phone).toBeNull();
  });
  it('is not shouted about for one sunken eye at 10 °C', () => {
    const diagnosis = about({ signs: yes('sunken-eyes'), water: { temperature: 10 } });
    expect(diagnosis.report).toBeNull();
    expect(diagnosis.severity).not.toBe('critical');
  });
  it('is not named in passing for one sunken eye at any temperature', () => {
    const { headline, report, conditions } = about({ signs: yes('sunken-eyes') });
    expect([headline, report]).toEqual(['Possibly one of several conditions', null]);
    expect(conditions.map(({ fit }) => fit)).not.toContain('strong');
  });
  it('is suspected by dead patches in the gills, though all else is missing', () => {
    const signs = [...yes('gills-necrotic'), ...no('sunken-eyes', 'deaths', 'several-fish')];
    expect(about({ signs, water: { temperature: 20 } }).report?.words).toMatch(/KHV/);
    expect(about({ signs, water: { temperature: 8 } }).report).toBeNull();
  });
  it('is suspected in spring at 12 °C by the signs of SVC', () => {
    const { report, conditions } = about({
      signs: yes('swollen-belly', 'pop-eye-both', 'pinpoint-bleeding', 'protruding-vent'),
      water: { temperature: 12 },
      country: 'GB-SCT',
    });
    expect(conditions.map(({ id }) => id)).toContain('svc');
    expect(report?.words).toMatch(/Spring viraemia/i);
    expect(report?.authority).toMatch(/Scotland/);
  });
  it('is thought of when several fish die, whatever else was seen', () => {
    const { report, conditions } = about({ signs: yes('deaths', 'several-fish') });
    expect(report?.words).toMatch(/^Unusual deaths/);
    expect(conditions).toEqual([]);
    expect(about({ signs: [...yes('deaths'), ...no('several-fish')] }).report).toBeNull();
  });
  it('is suspected by dead patches in the gills after new fish, at any temperature', () => {
    for (const temperature of [10, 16, 22, 29, 31, 33]) {
      const signs = yes('new-fish', 'gills-necrotic');
      const { report, headline } = about({ signs, water: { temperature }, country: 'JP' });
      expect(report?.words, `${temperature}`).toMatch(/KHV.*may be where you are/);
      expect(report?.phone).toBeNull();
      expect(headline).toMatch(/Report this and move no fish\. Possibly koi herpesvirus/);
    }
  });
  it('is no suspicion where a thin old fish or full females explain it', () => {
    const water = { temperature: 18 };
    const alone = no('several-fish', 'deaths', 'new-fish');
    const old = [...yes('sunken-eyes', 'thin-body', 'lethargic', 'off-food'), ...alone];
    expect(about({ signs: old, water }).report).toBeNull();
    const full = yes('swollen-belly', 'egg-heavy-female', 'several-fish');
    expect(about({ signs: full, water: { temperature: 12 } }).report).toBeNull();
  });
  it('is named in the headline of its report, not what else it may be', () => {
    const signs = yes('lethargic', 'off-food', 'several-fish', 'new-fish', 'excess-mucus');
    const { headline } = about({ signs, water: { temperature: 22 }, country: 'GB-ENG' });
    expect(headline).toBe('Report this and move no fish. Possibly koi herpesvirus disease (KHV)');
    const gasping = [...signs, ...yes('gasping', 'sunken-eyes')];
    expect(about({ signs: gasping, water: { temperature: 22 } }).headline).toMatch(
      /^Emergency: act now\. Report this and move no fish\. Possibly koi herpes/,
    );
  });
  it('is no suspicion from low oxygen at dawn', () => {
    const signs = yes('gasping', 'at-inlet', 'at-dawn', 'several-fish');
    const water = { temperature: 24, oxygen: 3.5 };
    const diagnosis = about({ signs, water });
    expect(namesOf(diagnosis)[0]).toBe('low-oxygen');
    expect(diagnosis.report).toBeNull();
  });
});

describe('what the first condition does not explain', () => {
  it('does not read like nothing found', () => {
    const dead = about({ signs: yes('deaths') });
    expect(dead.headline).toMatch(/^Fish have died/);
    expect(dead.severity).toBe('high');
    expect(dead.raises.join(' ')).toMatch(/whether several fish are affected/);
    expect(about({ water: { temperature: 28 } }).headline).toBe('The water needs you today');
    expect(about({ water: { ammonia: 5 } }).headline).toMatch(/ammonia cannot be judged yet/);
    expect(about({ signs: yes('new-fish') }).headline).toMatch(/names no condition/);
    expect(about({ signs: no('deaths') }).headline).toMatch(/^Nothing found/);
  });
  it('and stands beside a harmless one is not hidden by it', () => {
    const water = { temperature: 20 };
    for (const grave of ['sunken-eyes', 'pinpoint-bleeding', 'visible-worm'] as const)
      for (const harmless of ['wax-drops', 'dark-specks', 'eaten-red'] as const)
        expect(about({ signs: yes(harmless, grave), water }).severity).toBe('medium');
    // Grains on several fish, and nobody said that they are males in spring.
    const grains = yes('white-grains', 'several-fish');
    expect(about({ signs: grains, water: { temperature: 12 } }).severity).not.toBe('low');
    expect(about({ signs: yes('wax-drops'), water }).severity).toBe('low');
  });
  it('is grave where a sign alone means to act', () => {
    expect(about({ signs: yes('loss-of-balance') }).severity).toBe('high');
    const { severity } = about({ signs: yes('gills-necrotic'), water: { temperature: 8 } });
    expect(severity).toBe('high');
  });
});

describe('a photo', () => {
  it('with nothing on it names nothing', () => {
    const diagnosis = about({});
    expect(diagnosis.headline).toBe('Nothing found that a photo can show');
    expect([diagnosis.conditions, diagnosis.severity, diagnosis.evidence]).toEqual([
      [],
      null,
      'photo',
    ]);
    expect(diagnosis.raises[0]).toMatch(/^Test the water first/);
  });
  it('is never a strong reason', () => {
    const { conditions, severity } = about({ marks: [spot(0.9)] });
    expect(conditions.length).toBeGreaterThan(0);
    expect(conditions.map(({ fit }) => fit)).not.toContain('strong');
    expect(['low', 'medium']).toContain(severity);
  });
  it('is overruled by a keeper who looked', () => {
    expect(about({ marks: [spot(0.9)], signs: no('red-sore') }).conditions).toEqual([]);
  });
  it('weighs less than a keeper who sees the same', () => {
    const grain = spot(0.9, 'white_points');
    const fitOf = ({ conditions }: ReturnType<typeof about>) =>
      conditions.find(({ id }) => id === 'breeding-tubercles')?.fit;
    expect(fitOf(about({ marks: [grain] }))).toBe('weak');
    expect(fitOf(about({ signs: yes('white-grains') }))).toBe('partial');
  });
});

describe('each condition', () => {
  it('says what speaks for it, what against it and what to look at next', () => {
    const [first] = about({
      signs: [...yes('white-grains', 'flashing'), ...no('off-food', 'male-in-spring')],
      water: { temperature: 18 },
    }).conditions;
    expect(first?.id).toBe('white-spot');
    expect(first?.speaksFor.join(' ')).toMatch(/White grains like salt: seen, typical of it\./);
    expect(first?.ask.length).toBeGreaterThan(0);
    expect(first?.ask.join(' ')).toMatch(/\?$/);
  });
  it('asks nothing that was answered', () => {
    const { conditions } = about({ signs: yes('gasping', 'flashing') });
    for (const { ask } of conditions)
      expect(ask.join(' ')).not.toMatch(/Do fish gasp|rub themselves/);
  });
});
