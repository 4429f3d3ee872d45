import type { QuantityId } from './quantities.ts';

/** What stands in the choices of a form, by field. */
export type Chosen = Readonly<Record<string, string>>;

type Common = {
  readonly label: string;
  /** Where it is read off, or why it is asked. */
  readonly hint?: string;
  /** Only asked where this holds; its value is null otherwise. */
  readonly when?: (chosen: Chosen) => boolean;
};

export type NumberField = Common & {
  readonly kind: 'number';
  readonly quantity: QuantityId;
  /** Smallest and largest that make sense, counted in, in the quantity's base unit. */
  readonly low: number;
  readonly high: number;
  /** A usual value in the base unit, named where a keeper must be told what to type. */
  readonly usual: number;
  /** May be left empty; its value is null then. */
  readonly optional?: true;
};

export type ChoiceField = Common & {
  readonly kind: 'choice';
  /** Words by id. */
  readonly options: Readonly<Record<string, string>>;
  /** Chosen at first. Left out where a guess could do harm: then the keeper must choose. */
  readonly initial?: string;
};

export type Field = NumberField | ChoiceField;
/** By the name that addresses carry, in the order of the form. */
export type Fields = Readonly<Record<string, Field>>;

type Asked<F extends Field, Value> = F extends { optional: true } | { when: unknown }
  ? Value | null
  : Value;

/** What the fields of a form come to: numbers in base units, ids of choices. */
export type ValuesOf<F extends Fields> = {
  readonly [Id in keyof F]: F[Id] extends ChoiceField
    ? Asked<F[Id], keyof F[Id]['options'] & string>
    : Asked<F[Id], number>;
};

export const number = <const N extends Omit<NumberField, 'kind'>>(field: N) => ({
  kind: 'number' as const,
  ...field,
});

export const choice = <const C extends Omit<ChoiceField, 'kind'>>(field: C) => ({
  kind: 'choice' as const,
  ...field,
});

/** A question that must be answered: neither answer is taken for granted. */
export const yesNo = <const Q extends Common>(field: Q) =>
  choice({ ...field, options: { yes: 'Yes', no: 'No' } as const });

/**
 * A value that is there by the rules of its `when`.
 * @throws RangeError if it is not: the form and what it reckons disagree
 */
export const asked = (value: number | null): number => {
  if (value === null) throw new RangeError('a value that was not asked for');
  return value;
};
