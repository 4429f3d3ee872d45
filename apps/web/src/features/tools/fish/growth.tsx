import { growthBands } from '@nishiki/koi-science/growth';
import { number } from '../../../app/calculator/fields.ts';
import { tool } from '../../../app/calculator/tool.ts';
import { GrowthChart } from './growth-chart.tsx';

/** Where a length lies among the three ways of keeping; never what it "should" be. */
const placeOf = (
  length: number,
  { garden, good, jumbo }: ReturnType<typeof growthBands>,
): string => {
  if (Math.round(length) === Math.round(good)) return 'As under good keeping.';
  if (length < garden.low) return 'Smaller than in usual garden ponds.';
  if (length <= garden.high) return 'As in usual garden ponds.';
  if (length < good) return 'Between usual garden ponds and good keeping.';
  if (length <= jumbo) return 'Larger than under good keeping, within jumbo lines.';
  return 'Larger than jumbo lines: check age and length.';
};

export const growth = tool({
  lead: 'How long koi are at an age: in usual garden ponds, under good keeping, and in jumbo lines.',
  fields: {
    age: number({
      label: 'Age since hatching',
      hint: 'Half a year is 0.5.',
      quantity: 'years',
      low: 0.25,
      high: 30,
      usual: 2,
    }),
    length: number({
      label: 'Length of your koi, nose to end of tail',
      hint: 'May be left empty.',
      quantity: 'size',
      low: 3,
      high: 110,
      usual: 40,
      optional: true,
    }),
  },
  compute({ age, length }) {
    const bands = growthBands(age);
    return {
      kind: 'result',
      headline: length === null ? 'Three ways of keeping, three lengths:' : placeOf(length, bands),
      figures: [
        { label: 'Usual garden ponds, from', value: bands.garden.low, quantity: 'size', digits: 2 },
        { label: 'Usual garden ponds, to', value: bands.garden.high, quantity: 'size', digits: 2 },
        { label: 'Good keeping, about', value: bands.good, quantity: 'size', digits: 2 },
        { label: 'Jumbo lines, about', value: bands.jumbo, quantity: 'size', digits: 2 },
      ],
      picture: <GrowthChart age={age} length={length} />,
      says: [
        'A slow grower that is round and lively is well. What alarms is a koi that gets lighter at the same length.',
      ],
    };
  },
});
