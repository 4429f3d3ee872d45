/** What a fish may have: signs that a keeper saw, water that they measured, and conditions ranked by both. */
import * as z from 'zod/mini';

export const severities = ['low', 'medium', 'high', 'critical'] as const;

/** Signs that a photo or its keeper can tell of. Words for them are in the knowledge base. */
export const signIds = [
  // On the skin and the body.
  'white-grains',
  'cotton-tufts',
  'grey-film',
  'excess-mucus',
  'red-sore',
  'open-ulcer',
  'red-streaks',
  'pinpoint-bleeding',
  'wax-drops',
  'cauliflower-growth',
  'pinecone-scales',
  'swollen-belly',
  'thin-body',
  'ragged-fins',
  'saddle-patch',
  'mouth-pad',
  'dark-specks',
  'eaten-red',
  'visible-thread',
  'visible-disc',
  'visible-worm',
  'lump',
  'bubbles',
  'bent-spine',
  'missing-scales',
  'stab-wounds',
  'sunburnt-back',
  'pale-rough-patches',
  'dark-skin',
  'protruding-vent',
  'trailing-casts',
  // Eyes and gills.
  'sunken-eyes',
  'pop-eye-one',
  'pop-eye-both',
  'cloudy-eye',
  'gills-necrotic',
  'gills-pale',
  'gills-swollen',
  'gills-brown',
  'gills-frayed',
  'gill-cover-raised',
  'white-commas-on-gills',
  // How they behave.
  'gasping',
  'at-inlet',
  'flashing',
  'jumping',
  'clamped-fins',
  'lethargic',
  'lying-on-bottom',
  'off-food',
  'apart',
  'darting',
  'floats-or-sinks',
  'loss-of-balance',
  // What happened.
  'deaths',
  'several-fish',
  'new-fish',
  'after-top-up',
  'at-dawn',
  'male-in-spring',
  'egg-heavy-female',
] as const;
export const signIdSchema = z.enum(signIds);
export type SignId = z.infer<typeof signIdSchema>;

/** A sign that the keeper looked for. What was not looked for is not in the list. */
export const seenSignSchema = z.object({ id: signIdSchema, present: z.boolean() });
export type SeenSign = z.infer<typeof seenSignSchema>;

const between = (low: number, high: number) =>
  z.optional(z.number().check(z.gte(low), z.lte(high)));

/** As measured; what was not measured is left out, and then nothing that needs it is judged. */
export const waterReadingSchema = z.object({
  /** °C. */
  temperature: between(-1, 40),
  ph: between(4, 11),
  /** Total ammonia as a test kit shows it, mg/l: NH3 and NH4 together. */
  ammonia: between(0, 20),
  /** mg/l as NO2. */
  nitrite: between(0, 50),
  /** Dissolved, mg/l. */
  oxygen: between(0, 25),
  /** Carbonate hardness, °dKH. */
  kh: between(0, 40),
});
export type WaterReading = z.infer<typeof waterReadingSchema>;

/** From the weakest: a photo alone, then what the keeper saw, then water as well. A laboratory is beyond us. */
export const evidenceLevels = ['photo', 'signs', 'water'] as const;

const sourceSchema = z.object({ title: z.string(), url: z.string(), kind: z.string() });

export const rankedConditionSchema = z.object({
  id: z.string(),
  name: z.string(),
  severity: z.enum(severities),
  /** Of the weight of all that were considered, 0 to 1. No probability of being ill. */
  share: z.number().check(z.gte(0), z.lte(1)),
  fit: z.enum(['strong', 'partial', 'weak']),
  /** What was seen or measured, in words. */
  speaksFor: z.array(z.string()),
  speaksAgainst: z.array(z.string()),
  /** What to look at next, since it would tell this one from the others. */
  ask: z.array(z.string()),
  lookAlikes: z.array(z.object({ name: z.string(), tellsApart: z.string() })),
  firstAction: z.string(),
  treatment: z.string(),
  /** What would prove it. */
  confirmedBy: z.string(),
  sources: z.array(sourceSchema),
  /** Some of this was not read in a citable source. */
  uncited: z.boolean(),
});
export type RankedCondition = z.infer<typeof rankedConditionSchema>;

export const waterFindingSchema = z.object({
  parameter: z.string(),
  /** With its unit. */
  value: z.string(),
  verdict: z.enum(['good', 'watch', 'act', 'not judged']),
  words: z.string(),
});

/** Whom to tell by law, or whom to ask where the law is not known here. */
export const reportSchema = z.object({
  words: z.string(),
  authority: z.string(),
  phone: z.nullable(z.string()),
  url: z.nullable(z.string()),
});

export const diagnosisSchema = z.object({
  evidence: z.enum(evidenceLevels),
  headline: z.string(),
  severity: z.nullable(z.enum(severities)),
  /** Do now, in this order; empty where nothing is urgent. */
  urgent: z.array(z.string()),
  report: z.nullable(reportSchema),
  water: z.array(waterFindingSchema),
  conditions: z.array(rankedConditionSchema),
  /** What would make the answer surer. */
  raises: z.array(z.string()),
});
export type Diagnosis = z.infer<typeof diagnosisSchema>;
