/** The named functions, /functions/v1/<name>. */
import * as z from 'zod/mini';
import { subscriptionStateSchema } from '../account.ts';
import {
  analysisKindSchema,
  analysisSchema,
  correctionSchema,
  photoViewSchema,
  placeSchema,
  shareSchema,
} from '../analysis.ts';
import { seenSignSchema, signIds, waterReadingSchema } from '../condition.ts';
import { countryCodes } from '../countries.ts';
import { defineEndpoint } from '../endpoint.ts';
import { comparisonSchema, foundKoiSchema } from '../identity.ts';
import { MAX_PHOTO_BYTES } from '../photo-limits.ts';
import { photoErrors } from './photo-errors.ts';

/** base64 grows bytes by 4/3; the rest is room for the JSON around it. */
const photoBodyLimit = Math.ceil((MAX_PHOTO_BYTES * 4) / 3) + 64 * 1024;

const checkoutErrors = [
  'sign_in_required',
  'payments_off',
  'payment_unreachable',
  'payment_refused',
] as const;

/** Each sign once: nobody can tell which of two answers is meant. */
const signsSchema = z.array(seenSignSchema).check(
  z.maxLength(signIds.length),
  z.refine((signs) => new Set(signs.map(({ id }) => id)).size === signs.length, 'a sign twice'),
);

export const functionEndpoints = {
  analyzeKoi: defineEndpoint({
    name: 'analyze-koi',
    method: 'POST',
    path: '/functions/v1/analyze-koi',
    summary:
      'Reads one photo of a koi. comprehensive: its variety, and what the photo shows of health, show quality and water; disease-detection: that and ranked conditions, from the photo, the signs and the water. A keeper pays tokens, a guest has free tries for each of the two. Only a firm answer uses one, or, in a search for disease, a photo that shows the fish well enough.',
    access: 'anyone',
    input: z.object({
      /** Data URL (base64) of a JPEG, PNG, WebP or HEIC photo of at most 10 MB. */
      image: z.string(),
      analysisType: analysisKindSchema,
      /** Further photos of the same fish. All photos together are at most 10 MB. */
      more: z.optional(
        z.array(z.object({ image: z.string(), view: photoViewSchema })).check(z.maxLength(3)),
      ),
      /** A place on the fish that is meant, where the photo shows several. */
      choose: z.optional(placeSchema),
      /** As measured by the keeper, from nose to tail fin, in centimetres. */
      lengthCm: z.optional(z.number().check(z.gte(1), z.lte(130))),
      /** What the keeper looked for on the fish. This and what follows counts in a search for disease alone. */
      signs: z.optional(signsSchema),
      /** What the keeper measured. */
      water: z.optional(waterReadingSchema),
      /** Where the fish is, by whose law some diseases are reported. A keeper's own profile comes first. */
      country: z.optional(z.enum(countryCodes)),
      /** Asked in the AI panel, whose free tries are those of identification, whatever is asked. */
      panel: z.optional(z.boolean()),
      /** Names this wish, so that sending it twice (after a lost answer) pays and works once. */
      idempotencyKey: z.optional(z.uuid()),
    }),
    output: z.object({ analysis: analysisSchema }),
    errors: [
      ...photoErrors,
      'guest_tries_used',
      'address_limit',
      'tokens_short',
      'token_usage_failed',
      'in_progress',
    ],
    streams: true,
    bodyLimit: photoBodyLimit,
  }),
  compareKoi: defineEndpoint({
    name: 'compare-koi',
    method: 'POST',
    path: '/functions/v1/compare-koi',
    summary:
      'Two of the own analyses: whether they show the same fish, by its pattern, and what changed from the older photo to the newer. Free.',
    access: 'keeper',
    input: z.object({ a: z.uuid(), b: z.uuid() }),
    output: comparisonSchema,
    errors: ['not_found'],
  }),
  findKoi: defineEndpoint({
    name: 'find-koi',
    method: 'POST',
    path: '/functions/v1/find-koi',
    summary:
      'The fish of one of the own analyses among the other own analyses, by its pattern. Costs tokens only where a match was found.',
    access: 'keeper',
    input: z.object({
      id: z.uuid(),
      /** Names this wish, so that sending it twice (after a lost answer) pays once. */
      idempotencyKey: z.optional(z.uuid()),
    }),
    output: foundKoiSchema,
    errors: ['not_found', 'tokens_short', 'token_usage_failed', 'in_progress'],
  }),
  correctAnalysis: defineEndpoint({
    name: 'correct-analysis',
    method: 'POST',
    path: '/functions/v1/correct-analysis',
    summary:
      'What the owner of a photo says the fish is. What was found stays; with consent the photo may be used to improve the recognition. A guest corrects what this browser had analysed.',
    access: 'anyone',
    input: z.object({
      id: z.uuid(),
      /** Of the catalogue of varieties. Null takes the correction and the consent back. */
      varietyId: z.nullable(z.string().check(z.maxLength(60))),
      mayLearn: z.boolean(),
    }),
    output: z.object({ correction: z.nullable(correctionSchema) }),
    errors: ['not_found'],
  }),
  shareAnalysis: defineEndpoint({
    name: 'share-analysis',
    method: 'POST',
    path: '/functions/v1/share-analysis',
    summary:
      'A link by which anybody sees one of the own analyses with its photo, without name and place. Asked again it is the same one.',
    access: 'keeper',
    input: z.object({ id: z.uuid() }),
    output: shareSchema,
    errors: ['not_found'],
  }),
  unshareAnalysis: defineEndpoint({
    name: 'unshare-analysis',
    method: 'POST',
    path: '/functions/v1/unshare-analysis',
    summary: 'Takes the link to an own analysis back. It stops working at once.',
    access: 'keeper',
    answers: 'empty',
    input: z.object({ id: z.uuid() }),
    output: z.object({}),
    errors: ['not_found'],
  }),
  createCheckout: defineEndpoint({
    name: 'create-checkout',
    method: 'POST',
    path: '/functions/v1/create-checkout',
    summary:
      'Address of the page on which a plan is paid for. For whoever holds a paid plan: of the page that shows what a change costs. Price and customer are the server’s, whatever is sent.',
    access: 'anyone',
    input: z.object({
      /** Hobbyist, Enthusiast or Breeder; the id will do as well. */
      planName: z.string().check(z.maxLength(200)),
      guestCheckout: z.optional(z.boolean()),
      price: z.optional(z.unknown()),
    }),
    output: z.object({ url: z.string() }),
    errors: [...checkoutErrors, 'plan_unknown', 'plan_held', 'contact_sales'],
  }),
  purchaseTokens: defineEndpoint({
    name: 'purchase-tokens',
    method: 'POST',
    path: '/functions/v1/purchase-tokens',
    summary: 'Address of the page on which a package of tokens is paid for.',
    access: 'anyone',
    input: z.object({
      /** 100, 200 or 500. */
      tokenPackage: z.union([z.string().check(z.maxLength(20)), z.int32()]),
      guestCheckout: z.optional(z.boolean()),
    }),
    output: z.object({ url: z.string() }),
    errors: [...checkoutErrors, 'package_unknown'],
  }),
  checkSubscription: defineEndpoint({
    name: 'check-subscription',
    method: 'POST',
    path: '/functions/v1/check-subscription',
    summary: 'What the caller holds now, and when the trial ends.',
    access: 'keeper',
    input: z.object({}),
    output: subscriptionStateSchema,
  }),
  awardExperience: defineEndpoint({
    name: 'award-experience',
    method: 'POST',
    path: '/functions/v1/award-experience',
    summary:
      'Gives the experience (and show tickets) of a checklist item, once a day or week; user id and points in the body are ignored.',
    access: 'keeper',
    input: z.object({
      userId: z.optional(z.unknown()),
      activityType: z.enum(['daily_checklist', 'weekly_checklist']),
      experiencePoints: z.optional(z.unknown()),
      /** 'Completed: ' and the task of the checklist. */
      description: z.string().check(z.maxLength(200)),
    }),
    output: z.object({
      success: z.boolean(),
      /** 0 when it was done before. */
      awarded: z.int(),
      tickets: z.int(),
      experience_points: z.int(),
      level: z.int(),
    }),
  }),
} as const;
