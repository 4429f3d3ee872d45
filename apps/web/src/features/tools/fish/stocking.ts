import type { Level } from '@nishiki/koi-science/bands';
import { usualWeight } from '@nishiki/koi-science/body-weight';
import { STOCKING, stockingOf, type StockingLevel } from '@nishiki/koi-science/stocking';
import { number } from '../../../app/calculator/fields.ts';
import { tool } from '../../../app/calculator/tool.ts';
import { school, stockOf } from './school.ts';

const words: Readonly<Record<StockingLevel, readonly [Level, string]>> = {
  growth: ['ideal', 'Room to grow.'],
  comfortable: ['ideal', 'Comfortable.'],
  crowded: ['watch', 'Crowded: water and filter must be watched closely, and no fish may follow.'],
  'too-many': ['act', 'Too many fish for this water.'],
};

/** A length that koi reach in most ponds. */
const GROWN_CM = 60;

export const stocking = tool({
  lead: 'How many kilograms of koi your water holds, how full that is, and what room is left.',
  fields: {
    volume: number({
      label: 'Pond volume with filter',
      quantity: 'volume',
      low: 100,
      high: 5_000_000,
      usual: 15_000,
    }),
    ...school,
    next: number({
      label: 'Length of koi that you think of adding',
      hint: 'Best the length that they will reach. May be left empty.',
      quantity: 'size',
      low: 3,
      high: 110,
      usual: GROWN_CM,
      optional: true,
    }),
  },
  compute(values, say) {
    const { volume, next } = values;
    const { grams, fish } = stockOf(values);
    const { kgPerM3, level } = stockingOf(grams, volume);
    const [band, headline] = words[level];
    // kg/m3 is g/l.
    const room = Math.max(0, STOCKING.comfortable * volume - grams);
    const grown = fish === null ? null : stockingOf(fish * usualWeight(GROWN_CM), volume);
    return {
      kind: 'result',
      level: band,
      headline,
      figures: [
        { label: 'Fish in the water', value: kgPerM3, quantity: 'density' },
        { label: 'Weight of the fish', value: grams, quantity: 'mass' },
        { label: 'Room left until it is no longer comfortable', value: room, quantity: 'mass' },
        ...(next === null
          ? []
          : [
              {
                label: `More koi of ${say('size', next)}`,
                // A hair more, so that room for exactly two is not taken for one.
                value: Math.floor(room / usualWeight(next) + 1e-9),
                quantity: 'plain' as const,
              },
            ]),
      ],
      says: [
        `For growth at most ${say('density', STOCKING.growth)}, comfortable up to ${say('density', STOCKING.comfortable)}, in a garden never over ${say('density', STOCKING.most)}.`,
      ],
      warnings:
        grown === null
          ? []
          : [
              `They grow: ${fish} koi of ${say('size', GROWN_CM)} make ${say('density', grown.kgPerM3)}.`,
            ],
    };
  },
});
