/** Water values as keepers type them: in the units of their kits, with a point or a comma. Pure. */
import type { WaterReading } from '@nishiki/contract/condition';
import { typedNumber } from '../../lib/typed-number.ts';

export type WaterId = keyof WaterReading;

type Unit = {
  readonly id: string;
  readonly words: string;
  /** To the unit in which we reckon. */
  readonly toOurs: (value: number) => number;
};

export type WaterValue = {
  readonly id: WaterId;
  readonly label: string;
  /** The first is the one in which we reckon. */
  readonly units: readonly [Unit, ...Unit[]];
  /** Ends of what can be, in our unit. */
  readonly low: number;
  readonly high: number;
  /** What a healthy pond shows, in our unit: a suggestion, never a value. */
  readonly usual: string;
  readonly hint: string;
};

const same = (value: number): number => value;
const plain = (words: string): Unit => ({ id: words, words, toOurs: same });

/** 1 °dKH is 17.848 mg/l as calcium carbonate. */
const CARBONATE = 17.848;
/** Mass of nitrite to that of its nitrogen: 46.006 to 14.007. */
const NITRITE = 46.006 / 14.007;

export const waterValues: readonly WaterValue[] = [
  {
    id: 'temperature',
    label: 'Temperature',
    units: [plain('°C'), { id: '°F', words: '°F', toOurs: (value) => ((value - 32) * 5) / 9 }],
    low: -1,
    high: 40,
    usual: '20',
    hint: 'Needed to judge ammonia.',
  },
  {
    id: 'ph',
    label: 'pH',
    units: [plain('')],
    low: 4,
    high: 11,
    usual: '7',
    hint: 'Needed to judge ammonia.',
  },
  {
    id: 'ammonia',
    label: 'Total ammonia',
    units: [plain('mg/l')],
    low: 0,
    high: 20,
    usual: '0',
    hint: 'As the kit shows it. The toxic part is worked out from pH and temperature.',
  },
  {
    id: 'nitrite',
    label: 'Nitrite',
    units: [
      { id: 'NO2', words: 'mg/l NO2', toOurs: same },
      { id: 'NO2-N', words: 'mg/l NO2-N', toOurs: (value) => value * NITRITE },
    ],
    low: 0,
    high: 50,
    usual: '0',
    hint: 'Most kits show NO2; the leaflet says so.',
  },
  {
    id: 'oxygen',
    label: 'Oxygen',
    units: [plain('mg/l')],
    low: 0,
    high: 25,
    usual: '8',
    hint: 'Dissolved oxygen, with a meter or drops.',
  },
  {
    id: 'kh',
    label: 'Carbonate hardness (KH)',
    units: [
      plain('°dKH'),
      { id: 'CaCO3', words: 'mg/l CaCO3', toOurs: (value) => value / CARBONATE },
    ],
    low: 0,
    high: 40,
    usual: '7',
    hint: 'Also called alkalinity.',
  },
];

const unitOf = ({ units }: WaterValue, unit: string | undefined): Unit =>
  units.find(({ id }) => id === unit) ?? units[0];

/** In our unit; null where nothing was typed, words where it cannot be. */
export const readValue = (
  value: WaterValue,
  text: string,
  unit?: string,
): { ours: number | null; wrong: string | null } => {
  const typed = typedNumber(text);
  if (typed === null) return { ours: null, wrong: null };
  if (typed === 'no number')
    return { ours: null, wrong: 'Type a number, such as 7.5, or leave it empty.' };
  // Rounded, so that 32 °F is 0 and not a trace beside it.
  const ours = Math.round(unitOf(value, unit).toOurs(typed) * 1e4) / 1e4;
  const { label, low, high, units } = value;
  return ours >= low && ours <= high
    ? { ours, wrong: null }
    : {
        ours: null,
        wrong: `${label} lies between ${low} and ${high}${units[0].words && ` ${units[0].words}`}.`,
      };
};
