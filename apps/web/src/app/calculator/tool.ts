import type { ReactNode } from 'react';
import type { Level } from '@nishiki/koi-science/bands';
import type { Fields, ValuesOf } from './fields.ts';
import type { QuantityId } from './quantities.ts';
import type { Say } from './words.ts';

export type Figure = {
  readonly label: string;
  /** In the quantity's base unit. */
  readonly value: number;
  readonly quantity: QuantityId;
  /** The range in which the truth is likely to lie. */
  readonly range?: readonly [low: number, high: number];
  /** Figures that count; default 3. */
  readonly digits?: number;
  /** Told in this unit of the quantity alone. */
  readonly unit?: string;
};

export type NextStep = { readonly text: string; readonly href?: string };

export type Result = {
  readonly kind: 'result';
  /** How good or bad it is, where it is either. */
  readonly level?: Level;
  /** The answer in one sentence. */
  readonly headline: string;
  /** The first one is the main one. */
  readonly figures: readonly Figure[];
  /** Drawn under the figures. */
  readonly picture?: ReactNode;
  /** What it means. */
  readonly says?: readonly string[];
  readonly warnings?: readonly string[];
  /** What to do, in order. */
  readonly next?: readonly NextStep[];
};

/** Values that are each possible, but not together: said at the field. */
export type Clash = { readonly kind: 'clash'; readonly field: string; readonly text: string };

export type Outcome = Result | Clash;

type ToolOf<F extends Fields> = {
  /** Under the heading: what it answers. */
  readonly lead: string;
  readonly fields: F;
  /**
   * Pure. Is asked only when every field that is asked for holds a value within its range.
   * @param say an amount in the keeper's unit, for sentences
   */
  compute(values: ValuesOf<F>, say: Say): Outcome;
};

/** A tool as forms see it. */
export type Tool = {
  readonly lead: string;
  readonly fields: Fields;
  compute(values: Readonly<Record<string, number | string | null>>, say: Say): Outcome;
};

export const tool = <const F extends Fields>(definition: ToolOf<F>): ToolOf<F> => definition;
