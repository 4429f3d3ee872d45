import { ammoniaFreed, thiosulphateFor, USUAL_SURPLUS } from '@nishiki/koi-science/dechlorinate';
import { choice, number } from '../../../app/calculator/fields.ts';
import { tool, type Figure } from '../../../app/calculator/tool.ts';
import { POND } from '../volume-fields.ts';

/** mg/l. British mains usually hold 0.5 and at times 4; 4 is the limit in the United States as well. */
const UNKNOWN = 4;

export const dechlorinate = tool({
  lead: 'Sodium thiosulphate that makes new tap water safe, and the ammonia that chloramine sets free.',
  fields: {
    litres: number({
      label: 'New water',
      hint: 'What is run in; all the water of the pond if tap water ran in unseen.',
      quantity: 'volume',
      low: 1,
      high: POND.high,
      usual: 1000,
    }),
    holds: choice({
      label: 'The tap holds',
      options: {
        chlorine: 'Chlorine, measured',
        chloramine: 'Chloramine, measured as chlorine',
        unknown: 'I do not know',
      },
    }),
    amount: number({
      label: 'Total chlorine of the tap',
      quantity: 'concentration',
      low: 0,
      high: 10,
      usual: 0.5,
      when: ({ holds }) => holds === 'chlorine' || holds === 'chloramine',
    }),
    pond: number({
      label: 'All water of the system after it, if known',
      quantity: 'volume',
      low: POND.low,
      high: POND.high,
      usual: POND.usual,
      optional: true,
      when: ({ holds }) => holds !== 'chlorine',
    }),
  },
  compute({ litres, holds, amount, pond }, say) {
    if (pond !== null && pond < litres)
      return {
        kind: 'clash',
        field: 'pond',
        text: `Less than the new water alone. Type ${say('volume', litres)} or more.`,
      };
    const chlorine = amount ?? UNKNOWN;
    const exact = thiosulphateFor(litres, chlorine);
    const nitrogen = pond === null ? null : ammoniaFreed(chlorine, litres / pond);
    const figures: Figure[] = [
      { label: 'Thiosulphate crystals, doubled', value: exact * USUAL_SURPLUS, quantity: 'mass' },
      { label: 'Without surplus', value: exact, quantity: 'mass' },
    ];
    if (nitrogen !== null)
      figures.push({
        label: 'Ammonia set free in the pond, as nitrogen',
        value: nitrogen,
        quantity: 'concentration',
        digits: 2,
      });
    return {
      kind: 'result',
      headline:
        holds === 'unknown'
          ? `Reckoned for ${UNKNOWN} mg/l, the most that mains are known to hold.`
          : 'Put it in with the new water, before fish meet it.',
      figures,
      says: [
        'The mains rise without notice, so twice the sum is usual; such amounts do no harm.',
        ...(nitrogen !== null && holds === 'unknown'
          ? ['The ammonia is what comes free if all of it is chloramine.']
          : []),
      ],
      warnings: [
        'For crystals of sodium thiosulphate (pentahydrate). Of other products the label counts.',
        'It does not bind the ammonia of chloramine, and it destroys permanganate and chloramine-T.',
      ],
      next: [
        { text: 'Dissolve it in a bucket, and pour it in where the new water enters.' },
        { text: 'Test total chlorine afterwards: it must be 0.' },
        ...(holds === 'chlorine'
          ? []
          : [{ text: 'Test ammonia with pH and temperature', href: '/tools/ammonia' }]),
        { text: 'Tap water already went in? First aid for chlorine', href: '/first-aid#chlorine' },
      ],
    };
  },
});
