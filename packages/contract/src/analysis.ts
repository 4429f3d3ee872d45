/**
 * What one photo tells: the answer of `analyze-koi`. Field names of the first block are the
 * specification's; everything a photo cannot give is null or says so in words, never guessed.
 */
import * as z from 'zod/mini';
import { diagnosisSchema, seenSignSchema, severities, waterReadingSchema } from './condition.ts';

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

/**
 * identified: firm · unsure: ranked, but not firm · several_fish: nobody said which of them · not_koi:
 * refused · poor_photo: take it again.
 */
export const outcomeSchema = z.enum([
  'identified',
  'unsure',
  'several_fish',
  'not_koi',
  'poor_photo',
]);
export type Outcome = z.infer<typeof outcomeSchema>;

export const healthBands = ['Excellent', 'Good', 'Fair', 'Poor'] as const;

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

/** From where the fish is seen. From the side only its colours can be told. */
export const viewSchema = z.enum(['top', 'side', 'unclear']);

/** What a further photo of the same fish shows. */
export const photoViews = ['top', 'side', 'head', 'close-up'] as const;
export const photoViewSchema = z.enum(photoViews);
export type PhotoView = (typeof photoViews)[number];

/** What stands beside the variety: maruten, nidan, inazuma, ginrin and so on. */
export const modifierSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** What was measured that says so. */
  reason: z.string(),
});

/** A place in the photo, fractions of its width and height. */
export const placeSchema = z.object({ x: share, y: share });

/** A name that whoever owns the fish holds to be right. */
export const correctionSchema = z.object({
  /** Id of the variety in the catalogue. */
  varietyId: z.string(),
  name: z.string(),
  /** The photo may be used to improve the recognition. */
  mayLearn: z.boolean(),
});

/** A link by which anybody sees an analysis. */
export const shareSchema = z.object({ url: z.string(), created_at: z.string() });
export type Share = z.infer<typeof shareSchema>;

export const traitSchema = z.object({
  id: z.string(),
  name: z.string(),
  probability: share,
  found: z.boolean(),
});

/** What a photo may show on skin and body. */
export const findingKinds = [
  'red_sore',
  'white_points',
  'cotton_tuft',
  'dark_specks',
  'raised_scales',
  'ragged_fin',
  'missing_scales',
  'swollen',
  'thin',
  'clouded_eye',
] as const;
export type FindingKind = (typeof findingKinds)[number];

/** Kinds of earlier engines: none is found any more, but stored answers hold them. */
export const earlierMarkKinds = ['red_spot', 'pale_spot', 'dark_spot', 'ragged_outline'] as const;

export const markRegions = ['head', 'neck', 'shoulder', 'middle', 'rear', 'tail'] as const;

/**
 * A finding on skin or body. Places are fractions of the stored photo. What is optional is missing in
 * stored answers of earlier engines; answers given now have all of it.
 */
export const markSchema = z.object({
  kind: z.enum([...findingKinds, ...earlierMarkKinds]),
  x: fraction,
  y: fraction,
  /** Fraction of the photo's width. */
  radius: share,
  strength: share,
  note: z.string(),
  /** Place on the pattern map, 0 to 1 from its left and top; null beside the body and for a whole fish. */
  mapX: z.optional(z.nullable(share)),
  mapY: z.optional(z.nullable(share)),
  region: z.optional(z.enum(markRegions)),
  /** Conditions that can look like this, never what it is. */
  mayBe: z.optional(z.array(z.object({ id: z.string(), name: z.string() }))),
  /** What looks the same and is no condition, or another one. */
  lookAlikes: z.optional(z.array(z.string())),
  /** What to look at on the fish to tell them apart. */
  question: z.optional(z.string()),
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
  /** Every fish that was found, the largest first, with a place inside it. Absent in older answers. */
  fishes: z.optional(
    z.array(
      z.object({ outline: z.array(z.tuple([fraction, fraction])), x: fraction, y: fraction }),
    ),
  ),
  /** Which of `fishes` was read; null where nobody said and it is not plain. */
  chosen: z.optional(z.nullable(z.int())),
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

/** Parts of the practice score; 25, 25, 25, 15 and 10 points. */
export const scorePartIds = ['body', 'pattern', 'colour', 'size', 'overall'] as const;

export const practiceScoreSchema = z.object({
  /** The range in which the score lies. Without a length 85 points are brought to 100. */
  low: percent,
  high: percent,
  outOf: z.literal(100),
  parts: z.array(
    z.object({
      id: z.enum(scorePartIds),
      max: z.number().check(z.gte(0)),
      /** Null where the part is not scored. */
      low: z.nullable(z.number().check(z.gte(0))),
      high: z.nullable(z.number().check(z.gte(0))),
      /** Sentences, each with what was measured. */
      reasons: z.array(z.string()),
    }),
  ),
  faults: z.array(z.string()),
});

export const showQualitySchema = z.object({
  /** Practice score out of 10, the middle of `score`; null when the fish could not be measured. */
  rating: z.nullable(z.number().check(z.gte(0), z.lte(10))),
  strengths: z.array(z.string()),
  improvements: z.array(z.string()),
  /** Absent where there is no rating, and in older answers. */
  score: z.optional(practiceScoreSchema),
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
  /** The group in which the fish would be shown; absent in older answers, null where it has no name. */
  showClass: z.optional(z.nullable(z.object({ id: z.string(), name: z.string() }))),
  /** The named form within the class, told by measured colours; `confidence` is that of the class. */
  form: z.optional(z.nullable(z.object({ id: z.string(), name: z.string() }))),
  modifiers: z.optional(z.array(modifierSchema)),
  /** Which photo would part the candidates; empty where none is needed. */
  wouldTell: z.optional(z.array(z.string())),
  view: z.optional(viewSchema),
  /** Further photos of the same fish, and what each of them adds. They are read, not kept. */
  more: z.optional(
    z.array(
      z.object({
        view: photoViewSchema,
        /** False: nothing could be read from it; `words` say why. */
        used: z.boolean(),
        words: z.array(z.string()),
      }),
    ),
  ),
  /** What the owner says it is. */
  correction: z.optional(z.nullable(correctionSchema)),
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
