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

/** What opens a gate of a treatment is only true when the keeper said so. */
const claims = (key: string, value: unknown, c: Case): string | null => {
  if (value === 'measured' && c.volume?.how !== 'measured')
    return 'The keeper did not say that the volume was measured: ask how it was found.';
  if (value === true && key in c.flags && c.flags[key as keyof Case['flags']] !== true)
    return `The keeper did not say so: ${key}. Ask, or leave it out.`;
  return null;
};

/** Why a tool is not run with this input: it holds a figure that nobody gave. Null where it may run. */
export const unknownInput = (input: unknown, c: Case, evidence: Evidence): string | null => {
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
    return claims(key, value, c);
  };
  return look(input, '');
};
