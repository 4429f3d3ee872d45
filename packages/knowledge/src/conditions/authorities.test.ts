import { describe, expect, it } from 'vitest';
import { sourceById } from '../sources.ts';
import { statementSchema } from '../varieties/schema.ts';
import { authorityFor, countriesRead, elsewhere } from './authorities.ts';
import { conditions } from './catalogue.ts';

describe('authorities', () => {
  it('are the Cefas inspectorate in England and in Wales', () => {
    for (const country of ['GB-ENG', 'GB-WLS']) {
      expect(authorityFor(country)).toMatchObject({
        phone: '01305 206700',
        email: 'fhi@cefas.co.uk',
      });
    }
  });

  it('have the number of England nowhere else', () => {
    for (const country of ['GB-SCT', 'GB-NIR', 'IE', 'JP', null]) {
      expect(authorityFor(country).phone).toBeNull();
    }
    expect(authorityFor('GB-SCT').name).toContain('Marine Directorate');
    expect(authorityFor('GB-NIR').name).toContain('DAERA');
  });

  it('are not guessed where the country is unknown or unread', () => {
    expect(authorityFor(null)).toBe(elsewhere);
    expect(authorityFor('JP')).toBe(elsewhere);
    expect(authorityFor('toString')).toBe(elsewhere);
  });

  it('are known for every country in which a condition is notifiable', () => {
    const named = new Set(conditions.flatMap(({ notifiable }) => notifiable));
    expect([...named].sort()).toEqual([...countriesRead].sort());
  });

  it('say what the law asks, with sources', () => {
    for (const country of [...countriesRead, null]) {
      const { duty } = authorityFor(country);
      expect(statementSchema.safeParse(duty).success).toBe(true);
      expect(duty.sourceIds.filter((id) => !sourceById(id))).toEqual([]);
      expect(duty.sourceIds.length > 0).toBe(country !== null);
    }
  });
});
