import * as z from 'zod/mini';
import { statementSchema } from '../varieties/schema.ts';
import { signIds } from './sign-ids.ts';
import { waysOfSeeing } from './signs.ts';

const id = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/));
const name = z.string().check(z.minLength(3));

/** 'harmless' is what looks like a disease and is none; it has to be ranked beside them. */
export const conditionGroups = [
  'virus',
  'bacteria',
  'fungus',
  'parasite',
  'water',
  'injury',
  'growth',
  'other',
  'harmless',
] as const;

export const severities = ['low', 'medium', 'high', 'critical'] as const;

/** How often a sick fish shows the sign. */
export const strengths = ['typical', 'often', 'sometimes'] as const;

/** What a water test can show to be the cause. Chlorine is part of no usual test and counts by its signs. */
export const waterCauses = ['ammonia', 'nitrite', 'oxygen', 'chlorine', 'ph'] as const;

/**
 * How often keepers meet it. A house rule: our own estimate for garden ponds, read in no source.
 * It only breaks ties and is never shown as a fact.
 */
export const commonness = ['common', 'occasional', 'rare'] as const;

/** The upper end of a range of temperature that no source gives one for. */
export const noUpperEnd = 40;

export const shownSignSchema = z.object({
  id: z.enum(signIds),
  strength: z.enum(strengths),
  seenIn: z.enum(waysOfSeeing),
});
export type ShownSign = z.infer<typeof shownSignSchema>;

export const lookAlikeSchema = z.object({
  /** The condition of the catalogue, null for what is none: algae, starvation, the pattern itself. */
  id: z.nullable(id),
  name,
  tellsApart: statementSchema,
});
export type LookAlike = z.infer<typeof lookAlikeSchema>;

export const conditionSchema = z.object({
  id,
  name,
  alsoKnown: z.array(name),
  group: z.enum(conditionGroups),
  severity: z.enum(severities),
  signs: z.array(shownSignSchema),
  /** °C in which it breaks out, where a source gives one. */
  temperature: z.nullable(z.object({ from: z.number(), to: z.number() })),
  waterCause: z.nullable(z.enum(waterCauses)),
  commonness: z.enum(commonness),
  /** What is seen, and what stays unseen. The first helps most to choose among conditions. */
  features: z.array(statementSchema).check(z.minLength(1)),
  lookAlikes: z.array(lookAlikeSchema),
  firstAction: statementSchema,
  treatment: statementSchema,
  /** What would prove it. */
  confirmedBy: statementSchema,
  /** Codes of the countries whose law asks for a report on suspicion, of those we have read. */
  notifiable: z.array(z.string()),
  /** Whether a photo can show it at all. That a photo proves it is never true. */
  photoShows: z.boolean(),
});
export type Condition = z.infer<typeof conditionSchema>;

/** As it is written down; its look-alikes stand in pairs, once for both sides. */
export type ConditionEntry = Omit<Condition, 'lookAlikes'>;
