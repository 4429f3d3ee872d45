import { describe, expect, it } from 'vitest';
import { signIds } from './sign-ids.ts';
import { signGroups, signs } from './signs.ts';

describe('signs', () => {
  it('describe each id once', () => {
    expect(signs.map(({ id }) => id).sort()).toEqual([...signIds].sort());
  });

  it.each(signs.map((sign) => [sign.id, sign] as const))('%s can be asked', (_, sign) => {
    expect(sign.question).toMatch(/^(Are|Is|Do|Does|Did|Has|Have) .+\?$/);
    expect(sign.question.length).toBeLessThanOrEqual(110);
    expect(sign.label.length).toBeLessThanOrEqual(36);
    expect(sign.where).toMatch(/\.$|\?$/);
  });

  it('have labels and questions of their own', () => {
    expect(new Set(signs.map(({ label }) => label)).size).toBe(signs.length);
    expect(new Set(signs.map(({ question }) => question)).size).toBe(signs.length);
  });

  it('fill every part of the checklist', () => {
    for (const { id } of signGroups)
      expect(
        signs.some(({ group }) => group === id),
        id,
      ).toBe(true);
  });

  it('call for action at once where breath, balance, gills or lives are at stake', () => {
    expect(signs.filter(({ emergency }) => emergency).map(({ id }) => id)).toEqual([
      'gills-necrotic',
      'gills-brown',
      'gasping',
      'at-inlet',
      'loss-of-balance',
      'deaths',
    ]);
  });
});
