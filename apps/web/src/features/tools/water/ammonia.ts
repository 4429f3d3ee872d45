import { unionisedAmmonia, unionisedFraction } from '@nishiki/koi-science/ammonia';
import { levelOf, type Level } from '@nishiki/koi-science/bands';
import { ammoniaOf } from '@nishiki/koi-science/units';
import { changeNeeded } from '@nishiki/koi-science/water-change';
import { choice, number } from '../../../app/calculator/fields.ts';
import { tool, type Figure, type NextStep } from '../../../app/calculator/tool.ts';

/** mg/l of NH3: the most that koi bear in the long run, where gills are harmed, where it is critical. */
const LASTING = 0.02;
const HARM = 0.05;
const CRITICAL = 0.2;
/** Per cent of salt up to which the formula needs no correction. */
const MOST_SALT = 0.5;

const headlines: Readonly<Record<Level, string>> = {
  ideal: 'Free ammonia is under what harms koi.',
  watch: 'Free ammonia is at the edge of what koi bear in the long run.',
  act: 'Free ammonia is more than koi bear in the long run.',
  emergency: 'Free ammonia is so high that it harms the gills.',
};

const changeFigures = (nh3: number): Figure[] => {
  const plan = changeNeeded(nh3, nh3 >= HARM ? HARM : LASTING, 0);
  if (plan.kind !== 'plan') return [];
  const single: Figure = {
    label: `One change to ${nh3 >= HARM ? HARM : LASTING} mg/l would be`,
    value: plan.single * 100,
    quantity: 'percent',
    digits: 2,
  };
  if (plan.times === 1) return [single];
  return [
    single,
    { label: 'Instead, number of changes', value: plan.times, quantity: 'plain' },
    { label: 'Each of them', value: plan.each * 100, quantity: 'percent', digits: 2 },
  ];
};

const steps = (level: Level, ph: number): NextStep[] => {
  if (level === 'ideal')
    return [{ text: 'Nothing. Any ammonia in a mature pond is a sign: test again in a day.' }];
  const change =
    ph >= 7
      ? 'Change water, never over half at once, dechlorinated and within 2 °C; the next change some hours later.'
      : 'pH under 7: change only a tenth at a time, with a test after each. Hard tap water would set ammonia free.';
  const all: NextStep[] = [
    { text: 'Air on full. First aid for ammonia, in its order', href: '/first-aid#ammonia' },
    { text: 'Stop feeding.' },
    { text: change },
    { text: 'Leave the pH as it is: raising it makes more of the ammonia free.' },
    { text: 'Test again in 12 to 24 hours, then daily, and find the cause.' },
  ];
  return level === 'watch'
    ? [{ text: 'Halve the food, and test daily with pH and temperature.' }, ...all.slice(3)]
    : all;
};

export const ammonia = tool({
  lead: 'A kit shows all ammonia. How much of it is the poisonous part depends on pH and temperature.',
  fields: {
    total: number({
      label: 'Ammonia on the kit (total)',
      hint: '1 mg/l is 1 ppm.',
      quantity: 'concentration',
      low: 0,
      high: 50,
      usual: 0.5,
    }),
    basis: choice({
      label: 'The kit shows it as',
      options: { nh3: 'NH3/NH4 (most kits)', n: 'Nitrogen (NH3-N)' },
      initial: 'nh3',
    }),
    ph: number({ label: 'pH', quantity: 'plain', low: 4, high: 11, usual: 8.4 }),
    temperature: number({
      label: 'Water temperature',
      quantity: 'temperature',
      low: 0,
      high: 40,
      usual: 18,
    }),
    salt: number({
      label: 'Salt, if there is any',
      quantity: 'salinity',
      low: 0,
      high: 3,
      usual: 0.3,
      optional: true,
    }),
  },
  compute({ total, basis, ph, temperature, salt }, say) {
    const free = unionisedAmmonia(total, temperature, ph);
    // Bands are for NH3 itself: of a kit that shows nitrogen the larger figure counts.
    const nh3 = basis === 'n' ? ammoniaOf(free) : free;
    const part = unionisedFraction(temperature, ph);
    const level = levelOf('nh3', nh3);
    const bearable = basis === 'n' ? LASTING / ammoniaOf(part) : LASTING / part;
    return {
      kind: 'result',
      level,
      headline: nh3 >= CRITICAL ? 'Free ammonia is critical.' : headlines[level],
      figures: [
        { label: 'Free ammonia (NH3)', value: nh3, quantity: 'concentration' },
        ...(basis === 'n'
          ? [{ label: 'The same as nitrogen', value: free, quantity: 'concentration' } as const]
          : []),
        {
          label: 'Part of the total that is free',
          value: part * 100,
          quantity: 'percent',
          digits: 4,
        },
        {
          label: `Total on the kit that would come to ${LASTING} mg/l`,
          value: bearable,
          quantity: 'concentration',
          digits: 2,
        },
        ...(level === 'act' || level === 'emergency' ? changeFigures(nh3) : []),
      ],
      says:
        (salt ?? 0) > MOST_SALT
          ? [`Over ${say('salinity', MOST_SALT)} of salt a little less is free than is said here.`]
          : [],
      warnings:
        level === 'ideal'
          ? []
          : [
              'No bicarbonate, lime or chalk while there is ammonia.',
              'No salt in water with zeolite: it gives all its ammonia back.',
              'No medicine, no permanganate, no formalin.',
            ],
      next: steps(level, ph),
    };
  },
});
