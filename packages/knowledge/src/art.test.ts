import { expect, it } from 'vitest';
import { art } from './art.ts';
import { catalogue } from './varieties/catalogue.ts';

it('every variety can be drawn, and nothing else', () => {
  expect(Object.keys(art).sort()).toEqual(catalogue.map(({ id }) => id).sort());
});

it('covers are ranges within the body', () => {
  for (const [id, { layers }] of Object.entries(art)) {
    for (const { cover } of layers) {
      expect(cover[0], id).toBeGreaterThan(0);
      expect(cover[1], id).toBeGreaterThan(cover[0]);
      expect(cover[1], id).toBeLessThan(0.9);
    }
  }
});

it('draws what the descriptions say', () => {
  const kinds = (id: string) => art[id]?.layers.map(({ kind, ink }) => `${kind} ${ink}`);
  expect(kinds('tancho')).toEqual(['spot red']);
  expect(kinds('sanke')).toEqual(['steps red', 'stones black']);
  expect(kinds('showa')).toEqual(['steps red', 'wraps black']);
  expect(art.showa?.fins).toBe('motoguro');
  expect(art.sanke?.fins).toBe('stripes');
  expect(art.shusui?.doitsu).toBeDefined();
  expect(art.asagi?.net?.on).toBe('ground');
  expect(art.goromo?.net?.on).toBe('first');
  expect(art['hikari-muji']?.lustre).toBe(true);
  for (const id of ['kohaku', 'chagoi', 'asagi', 'goromo', 'utsuri'])
    expect(art[id]?.lustre).toBeUndefined();
});
