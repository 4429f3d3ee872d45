import { levelOf, levels, type Level } from '@nishiki/koi-science/bands';
import {
  CHLORIDE_PART,
  chlorideOfSalt,
  GUARD_RATIO,
  guardRatio,
  MOST_SALT_RISE_A_DAY,
  saltForGuard,
  saltForRise,
} from '@nishiki/koi-science/salt';
import { nitriteOf } from '@nishiki/koi-science/units';
import { asked, choice, number, yesNo } from '../../../app/calculator/fields.ts';
import { tool, type Figure, type NextStep } from '../../../app/calculator/tool.ts';
import { correctedLitres, lowered, maybePondFields } from '../volume-fields.ts';

/** mg/l as NO2: more is an emergency however much chloride there is. */
const NEVER_MORE = 2;
/** Chloride to nitrite that guards a little. */
const WEAK_GUARD = 6;
/** Per cent of salt that guards against some 60 mg/l, and is given in first aid. */
const USUAL_SALT = 0.1;

const atMost = (level: Level, limit: Level): Level =>
  levels.indexOf(level) > levels.indexOf(limit) ? limit : level;

const judged = (nitrite: number, guard: number): Level => {
  const level = levelOf('nitrite', nitrite);
  if (nitrite > NEVER_MORE || guard < WEAK_GUARD) return level;
  return atMost(level, guard >= GUARD_RATIO ? 'watch' : 'act');
};

const headlineOf = (no2: number, wanting: number, isSalted: boolean): string => {
  if (no2 === 0) return 'No nitrite: no salt is needed against it.';
  if (wanting === 0)
    return `Chloride is ${GUARD_RATIO} times the nitrite or more: koi are guarded.`;
  return isSalted
    ? `Koi are not guarded. Salt brings chloride to ${GUARD_RATIO} times the nitrite.`
    : 'Koi are not guarded. Take the zeolite out first: salt makes it give back its ammonia.';
};

/**
 * Salt to ten parts of chloride, and the round amount that first aid gives.
 * @param wanting per cent
 * @param chloride mg/l in the water now
 */
const saltFigures = (wanting: number, chloride: number, litres: number | null): Figure[] => {
  const inWater: Figure = {
    label: 'Salt wanting, in the water',
    value: wanting,
    quantity: 'salinity',
  };
  if (litres === null) return [inWater];
  const grams = saltForRise(litres, wanting);
  const days = Math.ceil(wanting / MOST_SALT_RISE_A_DAY - 1e-9);
  const usual = USUAL_SALT - chloride / CHLORIDE_PART / 10_000;
  return [
    { label: `Salt to add for ${GUARD_RATIO} to 1`, value: grams, quantity: 'mass' },
    ...(days > 1
      ? ([
          { label: 'Over so many days', value: days, quantity: 'plain' },
          { label: 'Each day', value: grams / days, quantity: 'mass' },
        ] as const)
      : []),
    ...(usual > wanting
      ? [
          {
            label: `Or the usual ${USUAL_SALT} % in all`,
            value: saltForRise(litres, usual),
            quantity: 'mass',
          } as const,
        ]
      : []),
    inWater,
  ];
};

const steps = (level: Level): NextStep[] => [
  ...(level === 'act' || level === 'emergency'
    ? [
        { text: 'Air on full. First aid for nitrite, in its order', href: '/first-aid#nitrite' },
        { text: 'Stop feeding.' },
      ]
    : []),
  {
    text: 'Change a third to a half of the water. How much that brings',
    href: '/tools/water-change',
  },
  { text: 'Test daily. Replace only the salt that a change takes out.' },
];

export const nitrite = tool({
  lead: 'Chloride keeps nitrite out of the gills. How well it does now, and how much salt is wanting.',
  fields: {
    nitrite: number({
      label: 'Nitrite on the kit',
      hint: '1 mg/l is 1 ppm.',
      quantity: 'concentration',
      low: 0,
      high: 50,
      usual: 0.5,
    }),
    basis: choice({
      label: 'The kit shows it as',
      hint: 'It stands on the leaflet or the colour card. 1 as nitrogen is 3.28 as NO2.',
      options: { no2: 'NO2', n: 'Nitrogen (NO2-N)' },
    }),
    holds: choice({
      label: 'Salt in the water now',
      options: {
        none: 'None was added',
        salt: 'Known from a salt meter',
        chloride: 'Chloride, from a test',
      },
    }),
    salt: number({
      label: 'Salt now',
      quantity: 'salinity',
      low: 0,
      high: 3,
      usual: 0.05,
      when: ({ holds }) => holds === 'salt',
    }),
    chloride: number({
      label: 'Chloride now',
      quantity: 'concentration',
      low: 0,
      high: 20_000,
      usual: 60,
      when: ({ holds }) => holds === 'chloride',
    }),
    zeolite: yesNo({ label: 'Is there zeolite in the filter?' }),
    ...maybePondFields,
  },
  compute({ nitrite: shown, basis, holds, salt, chloride, zeolite, volume, known }, say) {
    const no2 = basis === 'n' ? nitriteOf(shown) : shown;
    const cl =
      holds === 'salt' ? chlorideOfSalt(asked(salt)) : holds === 'chloride' ? asked(chloride) : 0;
    const guard = guardRatio(cl, no2);
    const wanting = saltForGuard(no2, cl) / 10_000;
    const level = judged(no2, guard);
    const litres = volume === null ? null : correctedLitres(volume, known);
    const isSalted = zeolite === 'no' && wanting > 0;
    return {
      kind: 'result',
      level,
      headline: headlineOf(no2, wanting, isSalted),
      figures: [
        ...(isSalted ? saltFigures(wanting, cl, litres) : []),
        ...(no2 > 0
          ? [{ label: 'Chloride for each 1 of nitrite', value: guard, quantity: 'plain' } as const]
          : []),
        ...(basis === 'n'
          ? [{ label: 'Nitrite as NO2', value: no2, quantity: 'concentration' } as const]
          : []),
      ],
      says: isSalted
        ? litres === null
          ? ['With the litres of the pond the amount of salt is worked out as well.']
          : lowered(known)
        : [],
      warnings: isSalted
        ? [
            `Salt may rise by ${say('salinity', MOST_SALT_RISE_A_DAY)} in a day at most.`,
            'Plain salt, without iodine or anti-caking agent. Dissolve it first, and spread it over an hour.',
            'Plants suffer. Ask first where sturgeon, orfe, tench or other fish live with the koi.',
          ]
        : [],
      next: no2 > 0 ? steps(level) : [],
    };
  },
});
