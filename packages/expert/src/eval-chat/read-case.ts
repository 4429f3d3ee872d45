import { UNKNOWN_KEEPER, type ChatCase, type Expected, type Keeper } from './case.ts';

type Raw = Record<string, unknown>;

/** What is wrong with a case, in one sentence; it is told together with the case's place. */
export class CaseError extends Error {}

const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** Flags of other languages at the front, as (?i), say what the grader does anyway. */
const pattern =
  (field: string) =>
  (value: unknown): RegExp => {
    if (typeof value !== 'string' || value === '')
      throw new CaseError(
        `${field} holds something that is no regular expression: ${JSON.stringify(value)}`,
      );
    try {
      return new RegExp(value.replace(/^\(\?[ims]+\)/, ''), 'i');
    } catch (error) {
      throw new CaseError(`${field}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

const patterns = (raw: Raw, ...fields: string[]): RegExp[] =>
  fields.flatMap((field) => listOf(raw[field]).map(pattern(field)));

/** Two per cent where a case states no tolerance. */
const tolerance = (raw: Raw, value: number): number => {
  const tol = raw.tol ?? raw.tolerance ?? Math.abs(value) * 0.02;
  if (typeof tol !== 'number' || !(tol >= 0))
    throw new CaseError('num: tol is no number of 0 or more');
  return tol;
};

const expected = (raw: unknown): Expected => {
  if (typeof raw === 'number') return { value: raw, tol: Math.abs(raw) * 0.02, unit: null };
  const value = isRaw(raw) ? raw.value : undefined;
  if (!isRaw(raw) || typeof value !== 'number')
    throw new CaseError(`num holds no {value, tol, unit?}: ${JSON.stringify(raw)}`);
  const { unit } = raw;
  return {
    value,
    tol: tolerance(raw, value),
    unit: typeof unit === 'string' && unit ? unit : null,
  };
};

/** A turn is a text, or a message {role, content} of which the keeper's are kept. */
const turnsOf = (raw: Raw): string[] => {
  const given = listOf(raw.q ?? raw.question ?? raw.turns ?? raw.messages ?? raw.prompt);
  const turns = given.flatMap((turn) => {
    if (typeof turn === 'string') return [turn];
    if (isRaw(turn) && typeof turn.content === 'string')
      return turn.role === 'assistant' || turn.role === 'system' ? [] : [turn.content];
    throw new CaseError(`q holds something that is no text: ${JSON.stringify(turn)}`);
  });
  if (turns.length === 0) throw new CaseError('q is missing: a text or a list of texts');
  return turns;
};

const keeperOf = (raw: unknown): Keeper => {
  if (!isRaw(raw)) return UNKNOWN_KEEPER;
  const { country, units } = raw;
  return {
    country: typeof country === 'string' ? country : null,
    units: units === 'uk' || units === 'us' ? units : 'metric',
  };
};

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * One case of a file in the form of facts D.2, with the further fields of our own; fields that
 * nobody knows are passed over.
 * @throws CaseError that says what is wrong
 */
export const readCase = (raw: unknown, fallbackId: string): ChatCase => {
  if (!isRaw(raw)) throw new CaseError('it is no object');
  const must = patterns(raw, 'must');
  const num = listOf(raw.num).map(expected);
  const mustNot = patterns(raw, 'must_not', 'mustNot');
  if (must.length + num.length + mustNot.length === 0)
    throw new CaseError('it asks for nothing: must, num and must_not are all empty');
  return {
    id: typeof raw.id === 'string' || typeof raw.id === 'number' ? String(raw.id) : fallbackId,
    turns: turnsOf(raw),
    must,
    mustNot,
    num,
    nice: patterns(raw, 'nice'),
    keeper: keeperOf(raw.keeper),
    good: textOf(raw.good),
    bad: textOf(raw.bad),
  };
};
