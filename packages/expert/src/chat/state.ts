/** What is kept with an answer of the expert, and read again with the next message. */
import { signIdSchema } from '@nishiki/contract/condition';
import { gateIds } from '@nishiki/koi-science/treatments/gates';
import * as z from 'zod/mini';
import { measureIds } from './message.ts';
import type { OpenQuestion } from './open-question.ts';

const openSchema: z.ZodMiniType<OpenQuestion> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sign'), sign: signIdSchema }),
  z.object({ kind: z.literal('measure'), measure: z.enum(measureIds) }),
  z.object({ kind: z.literal('gallon'), gallons: z.number().check(z.positive()) }),
  z.object({ kind: z.literal('volume') }),
  z.object({ kind: z.literal('volume-how') }),
  z.object({ kind: z.literal('country') }),
  z.object({ kind: z.literal('gate'), gate: z.enum(gateIds) }),
  z.object({ kind: z.literal('choice'), options: z.array(z.string()) }),
]);

/** Characters of statements that are kept, so that a long conversation stays small. */
const MOST_FOUND = 6000;

const foundSchema = z.array(z.string());

export type State = {
  readonly open: OpenQuestion | null;
  /** Statements of the tools that a hosted model called: their figures may be repeated later. */
  readonly found: readonly string[];
};

/** A state that came back from where it was kept. What cannot be read, of an older release, is left out. */
export const readState = (kept: unknown): State => {
  const { open, found } = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<
    string,
    unknown
  >;
  return {
    open: openSchema.safeParse(open).data ?? null,
    found: foundSchema.safeParse(found).data ?? [],
  };
};

/** The latest statements that fit. */
export const stateOf = (open: OpenQuestion | null, found: readonly string[]): State => {
  let room = MOST_FOUND;
  const kept = [...found].reverse().filter((text) => (room -= text.length) >= 0);
  return { open, found: kept.reverse() };
};
