import { waterById } from '@nishiki/knowledge/water/catalogue';
import { describe, expect, it } from 'vitest';
import { parameterPage } from './parameter-pages.ts';

describe('the page of a measured value', () => {
  it.each([
    'Temperature',
    'pH',
    'Un-ionised ammonia (NH3)',
    'Total ammonia',
    'Nitrite',
    'Oxygen',
    'Carbonate hardness (KH)',
  ])('%s has one in the reference', (name) => {
    const [, id = ''] = parameterPage(name)?.match(/^\/water\/(.+)$/) ?? [];
    expect(waterById(id)).toBeDefined();
  });

  it('is left out for what has none', () => {
    expect(parameterPage('Mercury')).toBeUndefined();
  });
});
