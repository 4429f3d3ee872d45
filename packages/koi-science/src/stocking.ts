import { notNegative, positive } from './refuse.ts';

/** kg of fish in a cubic metre (facts B.3): for growth, comfortable, and the most in a garden. */
export const STOCKING = { growth: 0.9, comfortable: 1.5, most: 2 } as const;

export type StockingLevel = 'growth' | 'comfortable' | 'crowded' | 'too-many';

export type Stocking = { kgPerM3: number; level: StockingLevel };

/** How full a pond is. @param fishGrams weight of all fish together */
export const stockingOf = (fishGrams: number, litres: number): Stocking => {
  // g/l is kg/m3.
  const kgPerM3 = notNegative(fishGrams, 'weight of the fish') / positive(litres, 'volume');
  const level =
    kgPerM3 <= STOCKING.growth
      ? 'growth'
      : kgPerM3 <= STOCKING.comfortable
        ? 'comfortable'
        : kgPerM3 <= STOCKING.most
          ? 'crowded'
          : 'too-many';
  return { kgPerM3, level };
};
