import type { SignId } from '@nishiki/contract/condition';
import type { GateId } from '@nishiki/koi-science/treatments/gates';
import type { MeasureId } from './message.ts';

/**
 * What the expert asked at the end of its last answer, so that "yes", "the second" or a bare number can
 * be understood. It is kept with the answer, never taken from a client.
 */
export type OpenQuestion =
  /** "Do any of them rub against the wall?" */
  | { readonly kind: 'sign'; readonly sign: SignId }
  /** "What is the pH?" A bare number answers it. */
  | { readonly kind: 'measure'; readonly measure: MeasureId }
  /** "UK or US gallons?", of a volume that was given. */
  | { readonly kind: 'gallon'; readonly gallons: number }
  | { readonly kind: 'volume' }
  | { readonly kind: 'volume-how' }
  | { readonly kind: 'country' }
  /** Of a treatment's gates. */
  | { readonly kind: 'gate'; readonly gate: GateId }
  /** "What do you want to know: a, b or c?" The options as they were offered. */
  | { readonly kind: 'choice'; readonly options: readonly string[] };

/** How a message answers an open question; null where it is about something else. */
export type Reply =
  | { readonly kind: 'yes' }
  | { readonly kind: 'no' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'option'; readonly option: string };
