import { IDEAL_OXYGEN_SHARE, levelOf, worse, type Level } from '@nishiki/koi-science/bands';
import { oxygenSaturation, oxygenShare } from '@nishiki/koi-science/oxygen';
import { number } from '../../../app/calculator/fields.ts';
import { tool, type NextStep } from '../../../app/calculator/tool.ts';

/** Share of saturation from which bubbles can form in the fish. */
const TOO_FULL = 1.1;

const steps: Readonly<Record<Level, readonly NextStep[]>> = {
  ideal: [],
  watch: [
    { text: 'More air, above all by night.' },
    { text: 'Measure again before dawn, when it is lowest.' },
  ],
  act: [
    { text: 'More air now: every pump, a waterfall, water that falls from high.' },
    { text: 'Stop feeding until it is over 6 mg/l.' },
    { text: 'Measure again before dawn, when it is lowest.' },
  ],
  emergency: [
    { text: 'Air on full. First aid for gasping fish, in its order', href: '/first-aid#gasping' },
    { text: 'Stop feeding. No medicine: most take oxygen as well.' },
    { text: 'Measure again within the hour.' },
  ],
};

export const oxygen = tool({
  lead: 'How much oxygen the water holds, of what it could hold at its temperature.',
  fields: {
    oxygen: number({
      label: 'Dissolved oxygen, measured',
      hint: '1 mg/l is 1 ppm.',
      quantity: 'concentration',
      low: 0,
      high: 30,
      usual: 8,
    }),
    temperature: number({
      label: 'Water temperature',
      quantity: 'temperature',
      low: 0,
      high: 40,
      usual: 20,
    }),
  },
  compute({ oxygen: dissolved, temperature }, say) {
    const share = oxygenShare(dissolved, temperature);
    const byAmount = levelOf('oxygen', dissolved);
    const level = share < IDEAL_OXYGEN_SHARE ? worse(byAmount, 'watch') : byAmount;
    const says = [
      ...(share > TOO_FULL
        ? ['More than air alone gives: sun on algae, or a pump that draws in air. Find out which.']
        : []),
      'Counted for sea level: higher up the water holds less, which is left out here.',
    ];
    return {
      kind: 'result',
      level,
      headline: `The water holds ${say('percent', share * 100)} of what it could at ${say('temperature', temperature)}.`,
      figures: [
        { label: 'Saturation', value: share * 100, quantity: 'percent' },
        {
          label: 'Full saturation at this temperature',
          value: oxygenSaturation(temperature),
          quantity: 'concentration',
        },
      ],
      says,
      next: steps[level],
    };
  },
});
