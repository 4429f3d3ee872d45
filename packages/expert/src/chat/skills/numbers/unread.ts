import {
  CACO3_PER_DEGREE,
  ammoniaOf,
  fahrenheitOf,
  nitrateOf,
  nitriteOf,
} from '@nishiki/koi-science/units';
import type { Case } from '../../case.ts';
import type { MeasureId, Message, Reading } from '../../message.ts';

/** How a value may have been written before it was turned into its canonical unit. */
const written: Readonly<Partial<Record<MeasureId, readonly ((value: number) => number)[]>>> = {
  temperature: [fahrenheitOf],
  kh: [(value) => value * CACO3_PER_DEGREE, (value) => value / 2.8],
  gh: [(value) => value * CACO3_PER_DEGREE, (value) => value / 5.6],
  salt: [(value) => value * 10, (value) => value * 10_000],
  nitrite: [(value) => value / nitriteOf(1)],
  nitrate: [(value) => value / nitrateOf(1)],
  ammonia: [(value) => value / ammoniaOf(1)],
};

/** Turned values were rounded. */
const CLOSE = 0.02;

const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(0.005, Math.abs(other) * CLOSE);

const valuesOf = (reading: Reading): number[] =>
  Object.entries(reading).flatMap(([id, value]) => [
    value,
    ...(written[id as MeasureId] ?? []).map((back) => back(value)),
  ]);

/** What a kit or a meter for water may show. */
const MOST_SHOWN = 500;

/** Numbers of a list of values whose measure was not understood, such as "25 grados" once was. */
export const unreadIn = ({ quantities, reading, goal, tap, fish, text }: Message): string[] => {
  const known = [...valuesOf(reading), ...valuesOf(goal), ...valuesOf(tap)];
  const ofFish = [fish.count, fish.deaths, fish.ageYears, fish.lengthCm];
  return quantities
    .filter(
      ({ unit, value, low, high, at, text: typed }) =>
        (unit === null || unit === 'mg/l') &&
        high <= MOST_SHOWN &&
        ![value, low, high].some((one) => known.some((other) => isNear(one, other))) &&
        !ofFish.includes(value) &&
        // "5 in 1", "2 ponds", "day 3", "x 3": a count of something.
        !/^\s*(?:in 1\b|-in-|x\b|×|times?\b|ponds?\b|tests?\b|kits?\b|drops?\b|bags?\b|of\b|years?\b|koi\b|fish\b|more\b|others?\b)/i.test(
          text.slice(at + typed.length),
        ) &&
        // What was before is not judged: "was 2 yesterday".
        !/\b(?:was|were|from|had|used to be)\s+(?:at\s+|about\s+)?$/i.test(text.slice(0, at)) &&
        !/^\s*(?:yesterday|before|last|ago|earlier)\b/i.test(text.slice(at + typed.length)) &&
        !/\b(?:day|week|number|no\.?|pond|version|part|x|top|(?:tds|ec|conductivity|phosphates?|po4|iron|fe|copper|cu|co2|redox|orp|ca|mg)\W*(?:is|at|was)?)\s*$/i.test(
          text.slice(0, at),
        ),
    )
    .map(({ text: typed }) => typed.trim());
};

/** Of the message whose values are judged. */
export const unreadOf = (c: Case): string[] =>
  c.reply?.kind === 'value' ? [] : [...new Set(unreadIn(c.message))].slice(0, 4);
