import { MOST_SALT_RISE_A_DAY } from '@nishiki/koi-science/salt';
import {
  ESTIMATE_ERROR,
  volumeBySalt,
  volumeOfShape,
  type PondShape,
  type Volume,
} from '@nishiki/koi-science/volume';
import { asked, choice, number, type Chosen } from '../../../app/calculator/fields.ts';
import { tool, type Figure, type Outcome } from '../../../app/calculator/tool.ts';

/** Rise that a meter of 0.01 % can still tell, in per cent. */
const LEAST_RISE = 0.02;

const byLengths = ({ by }: Chosen): boolean => by !== 'salt';
const bySalt = ({ by }: Chosen): boolean => by !== 'lengths';
const isShape =
  (...shapes: string[]) =>
  (chosen: Chosen): boolean =>
    byLengths(chosen) && shapes.includes(chosen['shape'] ?? '');

const metres = { quantity: 'length', low: 0.2, high: 200 } as const;
const area = { quantity: 'area', low: 0.05, high: 20_000, when: isShape('sloped') } as const;
const salinity = { quantity: 'salinity', low: 0, high: 1, when: bySalt } as const;

const fields = {
  by: choice({
    label: 'How',
    options: {
      lengths: 'By lengths (an estimate)',
      salt: 'By salt (a measurement)',
      both: 'Both, to compare',
    },
    initial: 'lengths',
  }),
  shape: choice({
    label: 'Shape',
    options: {
      rectangle: 'Rectangle',
      circle: 'Circle',
      ellipse: 'Oval',
      kidney: 'Kidney or irregular',
      sloped: 'Sloping walls',
    },
    initial: 'rectangle',
    when: byLengths,
  }),
  length: number({
    label: 'Length',
    ...metres,
    usual: 5,
    when: isShape('rectangle', 'ellipse', 'kidney'),
  }),
  width: number({
    label: 'Width',
    ...metres,
    usual: 3,
    when: isShape('rectangle', 'ellipse', 'kidney'),
  }),
  diameter: number({ label: 'Diameter', ...metres, usual: 3, when: isShape('circle') }),
  top: number({ label: 'Area of the surface', ...area, usual: 12 }),
  middle: number({ label: 'Area half way down', ...area, usual: 10 }),
  bottom: number({ label: 'Area of the floor', ...area, usual: 8 }),
  depth: number({
    label: 'Depth of the water, on average',
    ...metres,
    low: 0.1,
    high: 20,
    usual: 1.5,
    when: byLengths,
  }),
  filter: number({
    label: 'Filter and pipes, if they are not counted yet',
    quantity: 'volume',
    low: 0,
    high: 200_000,
    usual: 800,
    optional: true,
    when: byLengths,
  }),
  salt: number({
    label: 'Salt put in',
    hint: 'Weighed, pure, dissolved and mixed through pond and filter.',
    quantity: 'mass',
    low: 10,
    high: 5_000_000,
    usual: 10_000,
    when: bySalt,
  }),
  before: number({ label: 'Meter before', ...salinity, usual: 0.02 }),
  after: number({ label: 'Meter after, some hours later', ...salinity, usual: 0.1 }),
} as const;

type Lengths = Record<
  'length' | 'width' | 'diameter' | 'top' | 'middle' | 'bottom' | 'depth',
  number | null
>;

const pondOf = (shape: PondShape['shape'], of: Lengths): PondShape => {
  const depth = asked(of.depth);
  switch (shape) {
    case 'circle':
      return { shape, diameter: asked(of.diameter), depth };
    case 'sloped':
      return {
        shape,
        top: asked(of.top),
        middle: asked(of.middle),
        bottom: asked(of.bottom),
        depth,
      };
    default:
      return { shape, length: asked(of.length), width: asked(of.width), depth };
  }
};

/** Filter and pipes are part of what is dosed; their litres are as uncertain as the rest. */
const withFilter = (pond: Volume, filter: number | null): Volume => {
  const litres = pond.litres + (filter ?? 0);
  const error = ESTIMATE_ERROR * litres;
  return { ...pond, litres, low: litres - error, high: litres + error };
};

const figureOf = (label: string, { litres, low, high }: Volume): Figure => ({
  label,
  value: litres,
  quantity: 'volume',
  range: [low, high],
});

const estimated = (volume: Volume): Outcome => ({
  kind: 'result',
  headline: 'This is an estimate: it may be a fifth out either way.',
  figures: [figureOf('Volume, estimated', volume)],
  says: [
    'For doses it counts as the low end. Permanganate, formalin and chloramine-T are not dosed on an estimate at all.',
  ],
  next: [
    { text: 'Measure it by salt, or by a water meter at the next filling.' },
    { text: 'Write down the level of the water: 15 cm may be a tenth of the pond.' },
  ],
});

const measured = (volume: Volume, rise: number, estimate: Volume | null): Outcome => ({
  kind: 'result',
  headline:
    estimate === null
      ? 'This is measured: dose on it.'
      : 'Dose on the measured volume. The estimate is only there to compare.',
  figures: [
    figureOf('Volume, measured', volume),
    ...(estimate === null
      ? []
      : [
          figureOf('Volume, estimated', estimate),
          {
            label:
              estimate.litres >= volume.litres
                ? 'The estimate is too high by'
                : 'The estimate is too low by',
            value: (Math.abs(estimate.litres - volume.litres) / volume.litres) * 100,
            quantity: 'percent',
            digits: 2,
          } as const,
        ]),
  ],
  says: [
    'The range follows from half a step (0.005 %) of a usual meter at both readings.',
    'It holds everything that the water flows through: pond, filter and pipes.',
    ...(estimate === null
      ? []
      : [
          'Lengths miss rounded corners, shelves and slopes, and depth is rarely the same all over.',
        ]),
  ],
  warnings:
    rise > MOST_SALT_RISE_A_DAY + 1e-9
      ? ['Salt rose by more than 0.1 %: spread so much over days, and mind plants and zeolite.']
      : [],
});

export const pondVolume = tool({
  lead: 'How many litres the pond holds, by its lengths or by salt, and how far that can be trusted.',
  fields,
  compute(values) {
    const { by, shape, filter, salt, before, after } = values;
    const estimate =
      by === 'salt' || shape === null
        ? null
        : withFilter(volumeOfShape(pondOf(shape, values)), filter);
    if (by === 'lengths' && estimate !== null) return estimated(estimate);
    const rise = asked(after) - asked(before);
    if (rise < LEAST_RISE - 1e-9)
      return {
        kind: 'clash',
        field: 'after',
        text: `A meter tells a rise of ${LEAST_RISE} % or more. Type the reading after the salt, or add more salt.`,
      };
    return measured(volumeBySalt(asked(salt), asked(before), asked(after)), rise, estimate);
  },
});
