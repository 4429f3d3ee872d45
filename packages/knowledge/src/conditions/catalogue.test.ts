import { describe, expect, it } from 'vitest';
import { sourceById } from '../sources.ts';
import { conditionById, conditions } from './catalogue.ts';
import { lookAlikePairs } from './look-alikes.ts';
import { conditionSchema } from './schema.ts';
import { signIds } from './sign-ids.ts';
import { signById } from './signs.ts';
import { statementsOf } from './statements.ts';

const ids = conditions.map(({ id }) => id);

describe('catalogue of conditions', () => {
  it.each(conditions.map((condition) => [condition.id, condition] as const))(
    '%s fits the schema',
    (_, condition) => {
      expect(conditionSchema.safeParse(condition).error?.issues ?? []).toEqual([]);
    },
  );

  it('has at least 38 diseases with unique ids and names', () => {
    expect(conditions.filter(({ group }) => group !== 'harmless').length).toBeGreaterThanOrEqual(
      38,
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(conditions.map(({ name }) => name)).size).toBe(ids.length);
  });

  it('names only sources that exist, and marks what has none', () => {
    for (const condition of conditions) {
      for (const { text, sourceIds, uncited } of statementsOf(condition)) {
        expect(
          sourceIds.filter((id) => !sourceById(id)),
          `${condition.id}: ${text}`,
        ).toEqual([]);
        expect(uncited === true, `${condition.id}: ${text}`).toBe(sourceIds.length === 0);
      }
    }
  });

  it('is found by id', () => {
    expect(conditionById('khv')?.name).toContain('KHV');
    expect(conditionById('toString')).toBeUndefined();
  });
});

describe('signs of conditions', () => {
  it('cover the whole list of signs', () => {
    const used = new Set(conditions.flatMap(({ signs }) => signs.map(({ id }) => id)));
    expect(signIds.filter((id) => !used.has(id))).toEqual([]);
  });

  it('are given once each, as seen where the sign is seen', () => {
    for (const { id, signs } of conditions) {
      expect(new Set(signs.map((sign) => sign.id)).size, id).toBe(signs.length);
      for (const sign of signs) expect(sign.seenIn, id).toBe(signById(sign.id).seenIn);
    }
  });

  it('or a cause in the water stand for every condition', () => {
    for (const { id, signs, waterCause } of conditions) {
      expect(signs.length > 0 || waterCause !== null, id).toBe(true);
    }
  });

  it('can be seen on a photo where the condition is said to show on one', () => {
    for (const { id, signs, photoShows } of conditions.filter((c) => c.photoShows)) {
      const shown = signs.filter(({ seenIn }) => seenIn === 'photo' || seenIn === 'fish');
      expect(shown.length > 0, `${id} ${photoShows}`).toBe(true);
    }
  });
});

/** As told by facts.md, B.5. */
describe('facts that must not drift', () => {
  const temperatures = Object.fromEntries(
    conditions.flatMap(({ id, temperature }) => (temperature ? [[id, temperature]] : [])),
  );

  it('temperatures', () => {
    expect(temperatures).toEqual({
      khv: { from: 16, to: 29 },
      svc: { from: 5, to: 17 },
      cev: { from: 15, to: 25 },
      branchiomycosis: { from: 20, to: 35 },
      'white-spot': { from: 15, to: 25 },
      costia: { from: 2, to: 29 },
      chilodonella: { from: 5, to: 10 },
      'anchor-worm': { from: 15, to: 40 },
    });
  });

  it('KHV and SVC alone are notifiable, in the four nations', () => {
    const notifiable = conditions.filter((condition) => condition.notifiable.length > 0);
    expect(notifiable.map(({ id }) => id)).toEqual(['khv', 'svc']);
    for (const condition of notifiable) {
      expect(condition.severity).toBe('critical');
      expect([...condition.notifiable].sort()).toEqual(['GB-ENG', 'GB-NIR', 'GB-SCT', 'GB-WLS']);
    }
  });

  it('one condition for each cause in the water', () => {
    const causes = conditions.flatMap(({ waterCause }) => (waterCause ? [waterCause] : []));
    expect([...causes].sort()).toEqual(['ammonia', 'chlorine', 'nitrite', 'oxygen', 'ph']);
  });
});

describe('look-alikes', () => {
  it('join two different things, each pair once', () => {
    const key = ({ a, b }: (typeof lookAlikePairs)[number]) =>
      [a, typeof b === 'string' ? b : b.name].sort().join(' / ');
    expect(new Set(lookAlikePairs.map(key)).size).toBe(lookAlikePairs.length);
    for (const { a, b } of lookAlikePairs) {
      expect(ids).toContain(a);
      if (typeof b === 'string') {
        expect(ids).toContain(b);
        expect(a).not.toBe(b);
      }
    }
  });

  it('are the same from both sides', () => {
    for (const { id, lookAlikes } of conditions) {
      for (const other of lookAlikes.filter((lookAlike) => lookAlike.id !== null)) {
        const back = conditionById(other.id ?? '')?.lookAlikes.find((l) => l.id === id);
        expect(back?.tellsApart, `${id} and ${other.name}`).toEqual(other.tellsApart);
      }
    }
  });

  it.each([
    ['white-spot', 'breeding-tubercles'],
    ['white-spot', 'epistylis'],
    ['carp-pox', 'saprolegnia'],
    ['carp-pox', 'columnaris'],
    ['saprolegnia', 'columnaris'],
    ['dropsy', 'carrying-eggs'],
    ['khv', 'cev'],
  ])('%s and %s are told apart', (a, b) => {
    expect(conditionById(a)?.lookAlikes.map(({ id }) => id)).toContain(b);
    expect(conditionById(b)?.lookAlikes.map(({ id }) => id)).toContain(a);
  });

  it.each([
    ['hikui', /bruise/i],
    ['hikui', /pattern/i],
    ['anchor-worm', /algae/i],
    ['shimi', /sumi/i],
    ['white-spot', /ginrin/i],
    ['khv', /starvation/i],
    ['cev', /starvation/i],
  ])('%s has %s beside it', (id, name) => {
    expect(conditionById(id)?.lookAlikes.some((lookAlike) => name.test(lookAlike.name))).toBe(true);
  });
});
