import { unionisedAmmonia } from '@nishiki/koi-science/ammonia';
import { ammoniaFromFood, feedingAt, foodFor, NO_FOOD } from '@nishiki/koi-science/feeding';
import { number, yesNo, type Chosen } from '../../../app/calculator/fields.ts';
import { tool, type Figure } from '../../../app/calculator/tool.ts';
import { school, stockOf } from './school.ts';

/** Under this much oxygen, mg/l, nothing is fed: digesting takes oxygen, too. */
const LEAST_OXYGEN = 6;

const tested = (chosen: Chosen): boolean => chosen['tested'] === 'yes';

type Water = {
  temperature: number;
  ammonia: number | null;
  ph: number | null;
  nitrite: number | null;
  oxygen: number | null;
};

/** What in the water forbids food today. */
const forbids = ({ temperature, ammonia, ph, nitrite, oxygen }: Water): string[] => {
  const nh3 = ammonia === null || ph === null ? null : unionisedAmmonia(ammonia, temperature, ph);
  return [
    ...(nh3 !== null && nh3 >= NO_FOOD.nh3
      ? [`NH3 is ${nh3.toFixed(3)} mg/l: no food from ${NO_FOOD.nh3} on.`]
      : []),
    ...(nitrite !== null && nitrite >= NO_FOOD.nitrite
      ? [`Nitrite is ${nitrite} mg/l: no food from ${NO_FOOD.nitrite} on.`]
      : []),
    ...(oxygen !== null && oxygen < LEAST_OXYGEN
      ? [`Oxygen is ${oxygen} mg/l: no food under ${LEAST_OXYGEN}.`]
      : []),
  ];
};

const foodFigures = ({ low, high }: { low: number; high: number }): Figure[] => {
  const day = 'Food on a day with food';
  if (low === high) return [{ label: day, value: high, quantity: 'mass' }];
  const most: Figure = { label: `${day}, at most`, value: high, quantity: 'mass' };
  return low === 0 ? [most] : [{ label: `${day}, at least`, value: low, quantity: 'mass' }, most];
};

export const feeding = tool({
  lead: 'How often and how much koi are fed at a water temperature, and when not at all.',
  fields: {
    temperature: number({
      label: 'Water temperature',
      hint: 'Half way down, in the morning.',
      quantity: 'temperature',
      low: 0,
      high: 36,
      usual: 18,
    }),
    ...school,
    tested: yesNo({ label: 'Was the water tested today?' }),
    ammonia: number({
      label: 'Ammonia as the kit shows it (total)',
      quantity: 'concentration',
      low: 0,
      high: 50,
      usual: 0.1,
      when: tested,
      optional: true,
    }),
    ph: number({
      label: 'pH',
      quantity: 'plain',
      low: 4,
      high: 11,
      usual: 7.8,
      when: tested,
      optional: true,
    }),
    nitrite: number({
      label: 'Nitrite (NO2)',
      quantity: 'concentration',
      low: 0,
      high: 100,
      usual: 0.1,
      when: tested,
      optional: true,
    }),
    oxygen: number({
      label: 'Oxygen',
      quantity: 'concentration',
      low: 0,
      high: 30,
      usual: 8,
      when: tested,
      optional: true,
    }),
    protein: number({
      label: 'Protein of the food',
      hint: 'Stands on the bag. Left empty: the ammonia is not worked out.',
      quantity: 'percent',
      low: 10,
      high: 70,
      usual: 35,
      optional: true,
    }),
  },
  compute(values, say) {
    const { temperature, ammonia, ph, nitrite, protein } = values;
    if (ammonia !== null && ammonia > 0 && ph === null)
      return {
        kind: 'clash',
        field: 'ph',
        text: 'Type the pH, such as 7.8: without it nobody can say what the ammonia does.',
      };
    const against = forbids(values);
    if (against.length > 0)
      return {
        kind: 'result',
        level: 'act',
        headline: 'No food today.',
        figures: [],
        says: against,
        next: [
          { text: 'Change water first, and look for the cause', href: '/tools/water-change' },
          { text: 'First aid, if fish gasp or lie down', href: '/first-aid' },
        ],
      };
    const { words } = feedingAt(temperature);
    const { grams } = stockOf(values);
    const food = foodFor(grams, temperature);
    const freed =
      food === null || protein === null ? null : ammoniaFromFood(food.high, protein / 100);
    return {
      kind: 'result',
      headline: words,
      figures: [
        ...(food === null || grams === 0 ? [] : foodFigures(food)),
        ...(freed === null || freed === 0
          ? []
          : [
              {
                label: 'Ammonia (as N) that the most of it sets free in a day',
                value: freed,
                quantity: 'mass' as const,
              },
            ]),
      ],
      says: [
        ...(food === null ? [] : ['Never more than they eat in three to five minutes.']),
        ...(food !== null && grams > 0
          ? [`Reckoned for ${say('mass', grams)} of fish; divide it by the meals of the day.`]
          : []),
      ],
      warnings:
        (ammonia === null || nitrite === null) && food !== null
          ? [
              'Ammonia and nitrite are not known: this holds only where NH3 is under 0.05 mg/l and nitrite under 1 mg/l.',
            ]
          : [],
    };
  },
});
