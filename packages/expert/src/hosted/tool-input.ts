import type { Case } from '../chat/case.ts';
import type { Amount } from './check/amounts.ts';
import type { Evidence } from './check/evidence.ts';

const KINDS: readonly Amount['kind'][] = [
  'bare',
  'volume',
  'temperature',
  'share',
  'mass',
  'hardness',
  'length',
  'time',
  'flow',
  'power',
];

/** Fields that say how an answer is wanted, and are no fact of a pond. */
const WISH = /^(?:limit|top|most|count_of_results)$/;

const isKnown = (figure: number, evidence: Evidence): boolean => {
  const scales = [1, 0.001, 1000, 0.01, 100, 10_000, 0.0001];
  return KINDS.some((kind) =>
    scales.some((scale) => {
      const value = figure * scale;
      // A length is told in centimetres and known in metres; a bare figure is taken as it is.
      if (kind === 'bare' && scale !== 1) return false;
      return evidence.holds(
        { kind, low: value, high: value, rawLow: value, rawHigh: value, isWarned: false, word: '' },
        new Set(),
        false,
      );
    }),
  );
};

/** Fields of the tools that open a gate of a treatment, by what a case knows of them. */
const gates: Readonly<Record<string, (c: Case) => unknown>> = {
  volume_found: (c) => c.volume?.how,
  other_fish: (c) => c.companions,
  aerated: (c) => c.flags.aerated,
  watched: (c) => c.flags.watched,
  peroxide_ready: (c) => c.flags.peroxideReady,
  uv_off: (c) => c.flags.uvOff,
  confirmed_by_microscope: (c) => c.flags.confirmed,
  zeolite_in_filter: (c) => c.flags.zeolite,
  dechlorinator_within_two_days: (c) => c.flags.thiosulphate,
};
/** Fields that close a gate: a model may say so, and may not say that there is nothing. */
const CLOSING = new Set(['fish_in_distress', 'khv_or_svc_suspected', 'given_before']);
const isNothing = (value: unknown): boolean =>
  value === false || (Array.isArray(value) && value.length === 0);

/**
 * The input with the gates as the keeper's own words have them: what a model claims of them is left out,
 * and comes back as a condition.
 */
export const asToldByKeeper = (input: unknown, c: Case): unknown => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const kept = Object.entries(input).flatMap(([key, value]): [string, unknown][] => {
    if (CLOSING.has(key)) return isNothing(value) ? [] : [[key, value]];
    const told = key in gates ? gates[key]?.(c) : value;
    return told === null || told === undefined ? [] : [[key, told]];
  });
  return Object.fromEntries(kept);
};

/** Why a tool is not run with this input: it holds a figure that nobody gave. Null where it may run. */
export const unknownInput = (input: unknown, evidence: Evidence): string | null => {
  const look = (value: unknown, key: string): string | null => {
    if (typeof value === 'number' && value !== 0 && !WISH.test(key) && !isKnown(value, evidence))
      return `Nobody gave ${key} as ${value}: use the keeper's values or ask for them.`;
    if (Array.isArray(value)) return value.map((part) => look(part, key)).find(Boolean) ?? null;
    if (typeof value === 'object' && value !== null)
      return (
        Object.entries(value)
          .map(([name, part]) => look(part, name))
          .find(Boolean) ?? null
      );
    return null;
  };
  return look(input, '');
};
