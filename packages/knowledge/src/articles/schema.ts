import * as z from 'zod/mini';
import { statementSchema } from '../varieties/schema.ts';

export const topics = [
  'water',
  'ammonia-nitrite',
  'oxygen',
  'filters',
  'pond-building',
  'feeding',
  'growth',
  'seasons',
  'health-checks',
  'diseases',
  'parasites',
  'treatments',
  'quarantine',
  'buying',
  'varieties',
  'judging',
  'breeding',
  'photographing',
  'law',
  'emergencies',
] as const;
export type Topic = (typeof topics)[number];

const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** One question that a keeper asks, answered in plain words. */
export const articleSchema = z.object({
  id,
  /** As a keeper would ask it; ends with a question mark. */
  question: z.string().check(z.minLength(10), z.maxLength(120), z.regex(/\?$/)),
  topic: z.enum(topics),
  /** The answer in one or two sentences. */
  short: statementSchema,
  /** The rest, a thought each, in reading order. */
  points: z.array(statementSchema).check(z.minLength(2), z.maxLength(9)),
  /** Where to read on: ids of other entries. */
  related: z.object({
    varieties: z.optional(z.array(z.string())),
    conditions: z.optional(z.array(z.string())),
    treatments: z.optional(z.array(z.string())),
    articles: z.optional(z.array(z.string())),
  }),
  /** Other words under which it is looked for. */
  keywords: z.array(z.string().check(z.maxLength(40))),
});
export type Article = z.infer<typeof articleSchema>;
