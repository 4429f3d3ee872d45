import * as z from 'zod/mini';
import { statementSchema } from '../varieties/schema.ts';

export const emergencyIds = [
  'gasping',
  'deaths',
  'chlorine',
  'ammonia',
  'nitrite',
  'pump',
  'jumped',
  'khv',
] as const;
export type EmergencyId = (typeof emergencyIds)[number];

/** Amounts that are worked out for the litres of a pond; see amounts.ts. */
export const amountIds = ['dechlorinator', 'salt', 'change'] as const;
export type AmountId = (typeof amountIds)[number];

/** Read at arm's length with wet hands: a line or two at 360 px. */
const order = z.string().check(z.minLength(8), z.maxLength(139), z.regex(/\.$/));

export const stepSchema = z.object({
  /** What to do, as an order. */
  do: order,
  why: statementSchema,
  /** Where another emergency goes on from here. */
  see: z.optional(z.enum(emergencyIds)),
});

export const emergencySchema = z.object({
  id: z.enum(emergencyIds),
  /** As a keeper would say it. */
  title: z.string().check(z.minLength(8), z.maxLength(48)),
  /** By which it is recognised. */
  signs: z.array(z.string().check(z.minLength(8), z.maxLength(110))).check(z.minLength(1)),
  /** For the next ten minutes, in their order. */
  steps: z.array(stepSchema).check(z.minLength(4), z.maxLength(9)),
  /** What makes it worse. */
  never: z.array(statementSchema).check(z.minLength(2), z.maxLength(6)),
  amounts: z.array(z.enum(amountIds)),
  call: z.object({ whom: z.enum(['authority', 'vet']), when: statementSchema }),
  /** What follows once the ten minutes are over. */
  after: z.array(statementSchema).check(z.minLength(2), z.maxLength(6)),
});
export type Emergency = z.infer<typeof emergencySchema>;
