import { unionisedFraction } from '@nishiki/koi-science/ammonia';
import { bands, IDEAL_OXYGEN_SHARE } from '@nishiki/koi-science/bands';
import { feedingAt, type Feeding } from '@nishiki/koi-science/feeding';
import { oxygenSaturation } from '@nishiki/koi-science/oxygen';
import { fahrenheitOf } from '@nishiki/koi-science/units';

const PH = [6.5, 7, 7.5, 8, 8.2, 8.4, 8.5, 9] as const;
const fractionCelsius = [5, 10, 15, 18, 20, 22, 24, 25, 28, 30] as const;
const mostCelsius = [5, 10, 15, 20, 25, 30] as const;
const oxygenCelsius = [0, 4, 5, 8, 10, 12, 15, 18, 20, 22, 24, 25, 26, 28, 30, 32] as const;

/** Never broken in two where a column is narrow. */
const degrees = (celsius: number): string => `${celsius}\u00a0°C`;

/** The part of total ammonia that is NH3, as four decimals, by pH and temperature. */
export const fractionTable = {
  head: ['pH', ...fractionCelsius.map(degrees)],
  rows: PH.map((ph) => [
    ph.toFixed(1),
    ...fractionCelsius.map((celsius) => unionisedFraction(celsius, ph).toFixed(4)),
  ]),
};

/** Two digits that count, never rounded up: it is a limit. */
export const downToTwoDigits = (value: number): string => {
  const step = 10 ** (Math.floor(Math.log10(value)) - 1);
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  return (Math.floor(value / step + 1e-9) * step).toFixed(digits);
};

/** The most that a kit may show while NH3 stays at or under the band 'watch'. */
export const mostAmmoniaTable = {
  head: ['pH', ...mostCelsius.map(degrees)],
  rows: PH.map((ph) => [
    ph.toFixed(1),
    ...mostCelsius.map((celsius) =>
      downToTwoDigits(bands.nh3.watch.high / unionisedFraction(celsius, ph)),
    ),
  ]),
};

/** Oxygen that full water holds, the part of it that is ideal, and what both bands ask for together. */
export const oxygenTable = {
  head: ['Water', '°F', 'Full, mg/l', `${IDEAL_OXYGEN_SHARE * 100} %, mg/l`, 'Ideal from, mg/l'],
  rows: oxygenCelsius.map((celsius) => {
    const full = oxygenSaturation(celsius);
    const share = full * IDEAL_OXYGEN_SHARE;
    return [
      degrees(celsius),
      fahrenheitOf(celsius).toFixed(0),
      full.toFixed(2),
      share.toFixed(1),
      Math.max(bands.oxygen.ideal.low, share).toFixed(1),
    ];
  }),
};

/** Fine enough that no edge is rounded to the next degree. */
const STEPS_A_DEGREE = 1000;
const HOTTEST = 35;

type FeedingRow = Feeding & { from: number; to: number };

/** Temperatures that are fed alike, gathered. */
const feedingRows = (): FeedingRow[] => {
  const rows: FeedingRow[] = [];
  for (let step = 0; step <= HOTTEST * STEPS_A_DEGREE; step++) {
    const celsius = step / STEPS_A_DEGREE;
    const feeding = feedingAt(celsius);
    const last = rows.at(-1);
    if (last?.words === feeding.words) last.to = celsius;
    else rows.push({ ...feeding, from: celsius, to: celsius });
  }
  return rows;
};

const range = (
  at: number,
  rows: readonly FeedingRow[],
  of: (celsius: number) => number,
): string => {
  const [row, next] = [rows[at], rows[at + 1]];
  const shown = (celsius: number): string => of(celsius).toFixed(0);
  if (row === undefined) throw new RangeError(`no row ${at}`);
  if (next === undefined) return `over ${shown(row.from)}`;
  return at === 0 ? `under ${shown(next.from)}` : `${shown(row.from)} to ${shown(next.from)}`;
};

const percents = ({ share }: Feeding, at: number): string => {
  if (share === null) return at === 0 ? 'nothing' : 'not by weight';
  const [low, high] = [share.low * 100, share.high * 100].map((part) => Number(part.toFixed(1)));
  return low === high ? `${low}\u00a0%` : `${low} to ${high}\u00a0%`;
};

/** How to feed by water temperature, as koi-science has it. */
export const feedingTable = feedingRows().map((row, at, rows) => ({
  celsius: range(at, rows, (celsius) => celsius),
  fahrenheit: range(at, rows, fahrenheitOf),
  words: row.words,
  share: percents(row, at),
}));
