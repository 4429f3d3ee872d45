import * as z from 'zod/mini';
import { emergencyIds } from '../first-aid/schema.ts';
import { statementSchema } from '../varieties/schema.ts';

/** In the order in which lists show them. */
export const waterIds = [
  'temperature',
  'ph',
  'ammonia',
  'nitrite',
  'nitrate',
  'oxygen',
  'kh',
  'gh',
  'salt',
  'chlorine',
  'phosphate',
  'carbon-dioxide',
  'copper',
] as const;
export type WaterId = (typeof waterIds)[number];

const statements = z.array(statementSchema);
const some = statements.check(z.minLength(1), z.maxLength(7));
const sentence = z.string().check(z.minLength(12), z.maxLength(160));

/** One value that a keeper can measure in a pond. Its bands stand in bands.ts. */
export const waterParameterSchema = z.object({
  id: z.enum(waterIds),
  name: z.string().check(z.minLength(2)),
  /** As a test kit or a table abbreviates it. */
  symbol: z.string().check(z.minLength(2)),
  otherNames: z.array(z.string().check(z.minLength(2))),
  /** What it is about, for lists. */
  summary: sentence,
  /** How often to test, as a phrase for lists. */
  often: z.string().check(z.minLength(6), z.maxLength(70)),
  /** What to aim at, and who says so. */
  target: some,
  /** What counts besides the reading itself. */
  besides: statements,
  what: some,
  why: some,
  test: some,
  raises: some,
  lowers: some,
  /** What to do on a level, in this order; empty where no band has the level. */
  todo: z.object({ watch: statements, act: statements, emergency: statements }),
  never: some,
  /** How it works together with other parameters. */
  relations: z
    .array(z.object({ to: z.enum(waterIds), how: statementSchema }))
    .check(z.minLength(1)),
  related: z.object({
    conditions: z.array(z.string()),
    treatments: z.array(z.string()),
    articles: z.array(z.string()).check(z.minLength(1)),
    /** Calculators, by the last part of their address. */
    tools: z.array(z.string()),
    /** First aid for its emergency level. */
    emergency: z.optional(z.enum(emergencyIds)),
  }),
});
export type WaterParameter = z.infer<typeof waterParameterSchema>;
