import { tools } from '@nishiki/contract/tools';
import { describe, expect, it } from 'vitest';
import { allUses, routeOf, usageOf } from './tool-state.ts';

const counted = [
  { id: 'identification', uses: 30 },
  { id: 'disease-detection', uses: 10 },
  { id: 'water-analysis', uses: 0 },
] as const;

describe('routeOf', () => {
  it('finds the page of a tool, and none where there is no page at its address', () => {
    expect(routeOf({ path: '/identify' })).toBe('identify');
    expect(routeOf({ path: '/no-such-tool' })).toBeNull();
  });

  it('takes no anchor or state of a page for a tool', () => {
    expect(new Set(tools.map(({ path }) => path)).size).toBe(tools.length);
    expect(tools.every(({ path }) => /^\/[a-z-]+$/.test(path))).toBe(true);
  });
});

describe('usageOf', () => {
  it('is the count and its share of all uses', () => {
    expect(allUses([...counted])).toBe(40);
    expect(usageOf([...counted], 'identification')).toEqual({ uses: 30, share: 0.75 });
    expect(usageOf([...counted], 'disease-detection')).toEqual({ uses: 10, share: 0.25 });
  });

  it('is left out while nothing is counted', () => {
    expect(usageOf([...counted], 'water-analysis')).toBeNull();
    expect(usageOf([...counted], 'show-scorer')).toBeNull();
    expect(usageOf([], 'identification')).toBeNull();
  });
});
