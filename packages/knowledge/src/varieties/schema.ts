import * as z from 'zod/mini';
import { engineClassIds } from './engine-classes.ts';
import { modifierIds } from './modifiers.ts';
import { showClassIds } from './show-classes.ts';

const id = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/));
/** Short enough for a card at 360 px. */
const sentence = z.string().check(z.minLength(12), z.maxLength(220));

export const statementSchema = z.object({
  text: sentence,
  sourceIds: z.array(z.string()),
  uncited: z.optional(z.literal(true)),
});

export const varietySchema = z.object({
  id,
  name: z.string().check(z.minLength(2)),
  /** Japanese writing, only where we are sure of it. */
  kanji: z.optional(z.string()),
  showClass: z.enum(showClassIds),
  /** The entry that this one is a form of: 'aka-bekko' is a form of 'bekko'. */
  formOf: z.optional(id),
  /** The class under which the recognition engine ranks this fish; absent where it knows none. */
  engineClass: z.optional(z.enum(engineClassIds)),
  otherNames: z.array(z.string()),
  summary: sentence,
  /** What to look for; the first one decides. */
  features: z.array(statementSchema).check(z.minLength(1)),
  modifiers: z.array(z.enum(modifierIds)),
  photoAdvice: sentence,
});
export type Variety = z.infer<typeof varietySchema>;
