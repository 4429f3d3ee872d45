/**
 * What one photo tells: the answer of `analyze-koi`. Field names of the first block are the
 * specification's; everything a photo cannot give is null or says so in words, never guessed.
 */
import * as z from 'zod/mini';
import { diagnosisSchema, seenSignSchema, waterReadingSchema } from './condition.ts';

/** A fraction of the stored photo's width or height, 0 at the left or top edge, 1 at the other. */
const fraction = z.number().check(z.gte(-0.01), z.lte(1.01));
const share = z.number().check(z.gte(0), z.lte(1));
const percent = z.number().check(z.gte(0), z.lte(100));

/** What a photo is read for. A search for disease may be told more than the photo. */
export const analysisKinds = ['comprehensive', 'disease-detection'] as const;
export const analysisKindSchema = z.enum(analysisKinds);
export type AnalysisKind = z.infer<typeof analysisKindSchema>;

/** What a search for disease was told besides the photo: on what its diagnosis stands. */
export const askedSchema = z.object({
  signs: z.array(seenSignSchema),
  water: waterReadingSchema,
  /** A code of the list of countries, null where nobody said. */
  country: z.nullable(z.string()),
});
export type Asked = z.infer<typeof askedSchema>;

/** identified: firm · unsure: ranked, but not firm · not_koi: refused · poor_photo: take it again. */
export const outcomeSchema = z.enum(['identified', 'unsure', 'not_koi', 'poor_photo']);
export type Outcome = z.infer<typeof outcomeSchema>;

export const healthBands = ['Excellent', 'Good', 'Fair', 'Poor'] as const;
export const severities = ['low', 'medium', 'high', 'critical'] as const;

/** 'Low' is missing on purpose: a photo alone never shows that a fish is free of disease. */
export const diseaseRisks = ['Not assessable', 'Raised', 'High'] as const;

export const colourNames = [
  'white',
  'red',
  'orange',
  'yellow',
  'black',
  'grey',
  'blue-grey',
  'brown',
  'tan',
] as const;
export const colourNameSchema = z.enum(colourNames);
export type ColourName = z.infer<typeof colourNameSchema>;

export const candidateSchema = z.object({
  /** Class id of the recognition engine and of the knowledge base, such as 'kohaku'. */
  id: z.string(),
  name: z.string(),
  /** Calibrated probability among the classes that the engine knows. */
  probability: share,
  /** What to look for on the fish to tell this candidate from the first one (or, for the first, its marks). */
  tellsApart: z.array(z.string()),
});

export const traitSchema = z.object({
  id: z.string(),
  name: z.string(),
  probability: share,
  found: z.boolean(),
});

/** A spot on the skin that stands out. Places are fractions of the stored photo. */
export const markSchema = z.object({
  kind: z.enum(['red_spot', 'pale_spot', 'dark_spot', 'ragged_outline']),
  x: fraction,
  y: fraction,
  /** Fraction of the photo's width. */
  radius: share,
  strength: share,
  note: z.string(),
});

export const patternMapSchema = z.object({
  /** Columns and rows; the fish lies head up, its left side on the left as seen from above. */
  width: z.int().check(z.gte(1), z.lte(128)),
  height: z.int().check(z.gte(1), z.lte(256)),
  /** One character a cell, row by row: index into `colourNames` ('0' to '8'). */
  cells: z.string(),
  /** Mean colour of each cell after white balance, row by row, 'rrggbb' hex, no separator. */
  rgb: z.string(),
});

export const photoQualitySchema = z.object({
  score: percent,
  /** Sentences for the keeper, empty when the photo is good. */
  issues: z.array(z.string()),
});

export const evidenceSchema = z.object({
  /** Closed polygon around the body, null when no fish was found. */
  outline: z.nullable(z.array(z.tuple([fraction, fraction]))),
  patternMap: z.nullable(patternMapSchema),
  colourShares: z.array(z.object({ colour: colourNameSchema, share })),
  marks: z.array(markSchema),
  photoQuality: photoQualitySchema,
});

export const healthSchema = z.object({
  /** 0 to 100, as far as this photo shows; null when nothing can be said. */
  score: z.nullable(percent),
  band: z.nullable(z.enum(healthBands)),
  headline: z.string(),
  diseaseRisk: z.enum(diseaseRisks),
  recommendations: z.array(z.string()),
  /** What the score was made of, each 0 to 100 with its reason. */
  parts: z.array(z.object({ name: z.string(), score: percent, reason: z.string() })),
});

export const showQualitySchema = z.object({
  /** Practice score out of 10, null when the fish could not be measured. */
  rating: z.nullable(z.number().check(z.gte(0), z.lte(10))),
  strengths: z.array(z.string()),
  improvements: z.array(z.string()),
});

export const waterSchema = z.object({
  /** Always null: a photo gives no water score. Only a test kit does. */
  score: z.null(),
  clarity: z.string(),
  tint: z.string(),
  indicators: z.array(z.string()),
});

export const detailsSchema = z.object({
  bodyShape: z.string(),
  coloration: z.string(),
  patternQuality: z.string(),
  sizeEstimation: z.string(),
  ageEstimation: z.string(),
});

export const analysisSchema = z.object({
  variety: z.nullable(z.string()),
  /** Percent, the calibrated probability of `variety`; 0 when there is none. */
  confidence: percent,
  healthScore: z.nullable(percent),
  /** 0 to 5 stars, half of the practice score. */
  qualityRating: z.nullable(z.number().check(z.gte(0), z.lte(5))),
  /** True when a mark that needs a look was found; null when nothing can be said. Never a diagnosis. */
  disease_detected: z.nullable(z.boolean()),
  disease_name: z.nullable(z.string()),
  severity: z.nullable(z.enum(severities)),

  id: z.string(),
  outcome: outcomeSchema,
  headline: z.string(),
  description: z.string(),
  health: healthSchema,
  showQuality: showQualitySchema,
  water: waterSchema,
  details: detailsSchema,
  /** Of a search for disease; absent in the answers of other kinds. */
  diagnosis: z.optional(diagnosisSchema),
  asked: z.optional(askedSchema),
  candidates: z.array(candidateSchema),
  traits: z.array(traitSchema),
  evidence: evidenceSchema,
  /** How to take the photo again; empty when it was good enough. */
  retake: z.array(z.string()),
  /** The stored, upright photo without metadata; null where none was kept (a refusal). */
  photo: z.nullable(z.object({ url: z.string(), width: z.int(), height: z.int() })),
  engine: z.object({ name: z.string(), version: z.string(), model: z.string() }),
  milliseconds: z.number().check(z.gte(0)),
});
export type Analysis = z.infer<typeof analysisSchema>;

/** The steps that `analyze-koi` really goes through, in order, as told to an event stream. */
export const analysisSteps = [
  'receiving',
  'reading',
  'finding',
  'straightening',
  'measuring',
  'comparing',
  'saving',
] as const;
export type AnalysisStep = (typeof analysisSteps)[number];
