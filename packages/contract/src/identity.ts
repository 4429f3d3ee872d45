/** The pattern as the fish's fingerprint: two analyses compared, and a fish found again. */
import * as z from 'zod/mini';
import { timestampSchema } from './account.ts';

const share = z.number().check(z.gte(0), z.lte(1));

/**
 * same, different: as good as certain · unsure: the photos do not settle it, which is always so of a
 * fish with hardly any pattern.
 */
export const sameFishVerdicts = ['same', 'different', 'unsure'] as const;
export const sameFishSchema = z.enum(sameFishVerdicts);
export type SameFish = z.infer<typeof sameFishSchema>;

/** Analyses that a search goes through at most: the newest that carry a fingerprint. */
export const FIND_KOI_LIMIT = 300;

/** Parts of the body from nose to tail. */
export const bodyRegions = ['head', 'neck', 'shoulder', 'middle', 'rear', 'tail'] as const;

/** What a second photo can show to have changed. The areas are percent of the body seen from above. */
export const changeKinds = [
  'red_area',
  'black_area',
  'new_black',
  'faded_black',
  'red_depth',
  'red_hue',
  'whiteness',
] as const;

export const changeSchema = z.object({
  what: z.enum(changeKinds),
  /** Null for the whole body. */
  region: z.nullable(z.enum(bodyRegions)),
  before: z.number(),
  after: z.number(),
  /** percent: of the body, or of the region where one is named · degrees: hue · points: of OKLab times 100. */
  unit: z.enum(['percent', 'degrees', 'points']),
  /** The change in a sentence. */
  words: z.string(),
});
export type Change = z.infer<typeof changeSchema>;

/** One side of a comparison, as it is shown. */
export const comparedSchema = z.object({
  id: z.uuid(),
  created_at: timestampSchema,
  variety: z.nullable(z.string()),
  /** Signed address, works for an hour; null where no photo was kept. */
  photo_url: z.nullable(z.string()),
});
export type Compared = z.infer<typeof comparedSchema>;

export const comparisonSchema = z.object({
  verdict: sameFishSchema,
  /** That it is the same fish; null where one of the two analyses carries no fingerprint. */
  probability: z.nullable(share),
  /** Sentences: on what the verdict stands. Never empty. */
  reasons: z.array(z.string()),
  /** From the older photo to the newer; empty when nothing changed that a photo can show, or the fish differ. */
  changes: z.array(changeSchema),
  /** One sentence about the changes as a whole. */
  summary: z.string(),
  /** Whole days from the older photo to the newer. */
  days_between: z.int().check(z.gte(0)),
  older: comparedSchema,
  newer: comparedSchema,
});
export type Comparison = z.infer<typeof comparisonSchema>;

export const matchSchema = z.object({
  ...comparedSchema.shape,
  /** 'different' ones are not listed. */
  verdict: z.enum(['same', 'unsure']),
  probability: share,
});
export type Match = z.infer<typeof matchSchema>;

export const foundKoiSchema = z.object({
  /** Most probable first, at most ten. */
  matches: z.array(matchSchema),
  /** Analyses that were looked at. */
  searched: z.int().check(z.gte(0)),
  /** The keeper's other analyses without a fingerprint (made before there were any, or without a readable fish). */
  skipped: z.int().check(z.gte(0)),
  /** What was found, in one sentence. */
  summary: z.string(),
  /** Tokens that this search cost in the end. */
  tokens: z.int().check(z.gte(0)),
});
export type FoundKoi = z.infer<typeof foundKoiSchema>;
