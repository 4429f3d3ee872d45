import { bicarbonateFor } from '@nishiki/koi-science/alkalinity';
import { levelOf } from '@nishiki/koi-science/bands';
import { CACO3_PER_DEGREE } from '@nishiki/koi-science/units';
import { choice, number } from '../../../app/calculator/fields.ts';
import { tool } from '../../../app/calculator/tool.ts';
import { correctedLitres, lowered, pondFields } from '../volume-fields.ts';

const range = { quantity: 'hardness', low: 0, high: 500 } as const;

export const kh = tool({
  lead: 'Sodium bicarbonate (baking soda) that raises carbonate hardness, and over how many days.',
  fields: {
    now: number({ label: 'KH now', ...range, usual: 40 }),
    wanted: number({
      label: 'KH wanted',
      hint: '6 to 8 dKH, 107 to 143 mg/l, is usual.',
      ...range,
      usual: 107,
    }),
    ...pondFields,
    ammonia: choice({
      label: 'Ammonia, tested today',
      hint: 'Bicarbonate raises the pH, and with it the poisonous part of ammonia.',
      options: { none: 'None found', some: 'Some found', untested: 'Not tested' },
    }),
  },
  compute({ now, wanted, volume, known, ammonia }) {
    const level = levelOf('kh', now);
    if (wanted <= now)
      return {
        kind: 'result',
        level,
        headline: 'It is there already: nothing is to be added.',
        figures: [{ label: 'KH now', value: now, quantity: 'hardness' }],
      };
    if (ammonia === 'some')
      return {
        kind: 'result',
        level,
        headline: 'Not while there is ammonia: a higher pH would make it poisonous.',
        figures: [],
        next: [
          { text: 'Work out how much of the ammonia is free', href: '/tools/ammonia' },
          { text: 'First aid for ammonia', href: '/first-aid#ammonia' },
        ],
      };
    const { grams, days, gramsADay } = bicarbonateFor(
      correctedLitres(volume, known),
      now / CACO3_PER_DEGREE,
      wanted / CACO3_PER_DEGREE,
    );
    return {
      kind: 'result',
      level,
      headline:
        ammonia === 'none'
          ? 'Add it in equal parts, one a day.'
          : 'Only if a test shows no ammonia: add it in equal parts, one a day.',
      figures: [
        { label: 'Sodium bicarbonate in all', value: grams, quantity: 'mass', digits: 4 },
        { label: 'Days', value: days, quantity: 'plain' },
        { label: 'Each day', value: gramsADay, quantity: 'mass' },
      ],
      says: lowered(known),
      warnings: [
        'Never all at once: KH may rise by 1 dKH (18 mg/l) in a day, and the pH with it.',
        'Plain sodium bicarbonate: no baking powder, no washing soda, no lime.',
      ],
      next: [
        { text: 'Dissolve each part in pond water, and spread it where water moves.' },
        { text: 'Test KH, pH and ammonia before each part, and stop when KH is there.' },
      ],
    };
  },
});
