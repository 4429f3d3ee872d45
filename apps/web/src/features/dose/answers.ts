import { numberQuestions, unitIds, type NumberId } from './numbers.ts';

/** Questions that are answered with yes or no. */
export const yesNoIds = [
  'thiosulphate',
  'zeolite',
  'distressed',
  'aerated',
  'watched',
  'peroxide',
  'uvoff',
  'confirmed',
  'reportable',
] as const;
export type YesNoId = (typeof yesNoIds)[number];

/** Places for what was given before; nobody in doubt about more should dose. */
export const EARLIER_ROWS = [1, 2, 3] as const;

/**
 * What was answered, by the names that the address gives them, as it was typed. What is not there is not
 * known.
 */
export type Answers = Readonly<Record<string, string>>;

const choices: Readonly<Record<string, readonly string[]>> = {
  how: ['measured', 'estimated'],
  fish: ['none', 'some'],
  earlier: ['none', 'some'],
  ...Object.fromEntries(yesNoIds.map((id) => [id, ['yes', 'no']])),
};
const free = [
  'treatment',
  'kinds',
  ...EARLIER_ROWS.flatMap((row) => [`given${row}`, `days${row}`]),
];

const numberIds = Object.keys(numberQuestions) as NumberId[];
/** The answer that holds the unit of a number. */
export const unitNameOf = (id: NumberId): string => `${id}-unit`;

const hasUnits = (id: NumberId): boolean => unitIds(id).length > 1;

/** `12000_l` is a number and its unit; what names no unit, or one that nobody knows, must choose one. */
const takeNumber = (found: Record<string, string>, id: NumberId, raw: string): void => {
  if (!hasUnits(id)) {
    found[id] = raw;
    return;
  }
  const [, text = raw, unit = ''] = /^(.*)_([a-z0-9-]+)$/.exec(raw) ?? [];
  if (text === '') return;
  found[id] = text;
  found[unitNameOf(id)] = unitIds(id).includes(unit) ? unit : '';
};

/** The answers in an address. An answer that is none of its question's is dropped. */
export const answersIn = (search: string): Answers => {
  const query = new URLSearchParams(search);
  const found: Record<string, string> = {};
  const take = (name: string): void => {
    const value = query.get(name);
    if (value !== null && value !== '') found[name] = value;
  };
  free.forEach(take);
  for (const [name, known] of Object.entries(choices))
    if (known.includes(query.get(name) ?? '')) take(name);
  for (const id of numberIds) {
    const raw = query.get(id);
    if (raw !== null && raw !== '') takeNumber(found, id, raw);
  }
  return found;
};

/** The query of an address that holds these answers, with its question mark; empty where there are none. */
export const searchOf = (answers: Answers): string => {
  const units = new Set(numberIds.map(unitNameOf));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(answers)) {
    if (value === '' || units.has(name)) continue;
    const number = numberIds.find((id) => id === name && hasUnits(id));
    query.set(name, number === undefined ? value : `${value}_${unitOf(answers, number)}`);
  }
  return query.size === 0 ? '' : `?${query.toString()}`;
};

/** The unit that a number is read in: the one chosen, or the first. */
export const unitOf = (answers: Answers, id: NumberId): string =>
  answers[unitNameOf(id)] ?? unitIds(id)[0] ?? '';
