/** What the account service and the profile say of a keeper. */
import * as z from 'zod/mini';
import { analysisKindSchema } from './analysis.ts';

export const tiers = ['free', 'basic', 'pro', 'premium'] as const;
export type Tier = (typeof tiers)[number];

export const planIds = ['hobbyist', 'enthusiast', 'breeder', 'professional'] as const;
export const planIdSchema = z.enum(planIds);

export const badges = ['Pro', 'Hobbyist', 'Trial', 'Free'] as const;
export type AccountBadge = (typeof badges)[number];

export const unitSystems = ['metric', 'uk', 'us'] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** ISO 8601 with the zone, such as 2026-12-01T09:00:00.000Z. */
export const timestampSchema = z.iso.datetime({ offset: true });

/** A picture of the keeper: a koi that the page draws, or one of their own photos. */
export const avatarSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('koi'),
    variety: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
    seed: z.int().check(z.gte(0), z.lte(9999)),
  }),
  z.object({ kind: z.literal('photo'), url: z.string() }),
]);
export type Avatar = z.infer<typeof avatarSchema>;

/** One row of `profiles`: the specification's fields, and what else the pages need. */
export const profileSchema = z.object({
  user_id: z.uuid(),
  email: z.string(),
  subscription_tier: z.enum(tiers),
  /** Spendable now; what is reserved for work under way is taken off already. */
  tokens_remaining: z.int(),
  total_tokens_used: z.int(),
  experience_points: z.int(),
  level: z.int(),
  daily_streak: z.int(),
  show_tickets: z.int(),
  created_at: timestampSchema,

  email_verified: z.boolean(),
  /** An address that waits for its verification. */
  pending_email: z.nullable(z.string()),
  has_password: z.boolean(),
  plan: z.nullable(planIdSchema),
  badge: z.enum(badges),
  trial_ends_at: timestampSchema,
  display_name: z.nullable(z.string()),
  avatar: avatarSchema,
  country: z.nullable(z.string()),
  units: z.enum(unitSystems),
  time_zone: z.nullable(z.string()),
  /** Grows with each change of the preferences. */
  version: z.int(),
});
export type Profile = z.infer<typeof profileSchema>;

/** The user as the account protocol tells it. */
export const userSchema = z.object({
  id: z.uuid(),
  aud: z.literal('authenticated'),
  role: z.literal('authenticated'),
  email: z.string(),
  email_confirmed_at: z.optional(timestampSchema),
  confirmed_at: z.optional(timestampSchema),
  new_email: z.optional(z.string()),
  last_sign_in_at: z.optional(timestampSchema),
  app_metadata: z.object({ provider: z.string(), providers: z.array(z.string()) }),
  user_metadata: z.record(z.string(), z.unknown()),
  identities: z.array(z.unknown()),
  created_at: timestampSchema,
  updated_at: timestampSchema,
  is_anonymous: z.literal(false),
});
export type User = z.infer<typeof userSchema>;

export const sessionSchema = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  /** Seconds. */
  expires_in: z.int(),
  /** Seconds since 1970. */
  expires_at: z.int(),
  refresh_token: z.string(),
  user: userSchema,
});
export type SessionAnswer = z.infer<typeof sessionSchema>;

/** A signed-in device, as the profile page lists it. */
export const deviceSessionSchema = z.object({
  id: z.uuid(),
  /** Such as 'Chrome on Android'. */
  device: z.string(),
  created_at: timestampSchema,
  last_used_at: timestampSchema,
  /** The one that asks. */
  current: z.boolean(),
});

export const ledgerKinds = [
  'sign_up',
  'monthly',
  'monthly_ended',
  'operator',
  'purchase',
  'referral',
  'refund',
  'spend',
  'release',
] as const;

/** One line of the token ledger in words. */
export const ledgerLineSchema = z.object({
  /** 1, 2, 3 ... within the account. */
  seq: z.int(),
  kind: z.enum(ledgerKinds),
  /** Such as 'Photo analysed' or 'Given back: no firm answer'. */
  words: z.string(),
  /** Positive: tokens came in; negative: they went. */
  amount: z.int(),
  balance_after: z.int(),
  created_at: timestampSchema,
});
export type LedgerLine = z.infer<typeof ledgerLineSchema>;

export const experienceActivitySchema = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  activity_type: z.string(),
  description: z.string(),
  experience_points: z.int(),
  created_at: timestampSchema,
});

/** The answer of `check-subscription`. */
export const subscriptionStateSchema = z.object({
  /** Holds a plan that works now. */
  subscribed: z.boolean(),
  subscription_tier: z.enum(tiers),
  plan: z.nullable(planIdSchema),
  /** End of the running month; null without a plan. */
  subscription_end: z.nullable(timestampSchema),
  /**
   * active · past_due: the last payment failed and the plan works until `grace_until` · suspended: it
   * is not paid, so it does not work · none
   */
  status: z.enum(['active', 'past_due', 'suspended', 'none']),
  /** Next payment; null where none will follow. */
  renews_at: z.nullable(timestampSchema),
  /** When a cancelled plan ends; it works until then. */
  cancels_at: z.nullable(timestampSchema),
  /** The plan that follows this one with the next month. */
  next_plan: z.nullable(planIdSchema),
  grace_until: z.nullable(timestampSchema),
  /** Given for the running month; null within it is unlimited. */
  granted: z.nullable(z.object({ tokens: z.nullable(z.int()), show_entries: z.nullable(z.int()) })),
  /** Tokens of payments that went back after they had been spent: tokens that are paid for make up for them first. */
  token_debt: z.int(),
  /** Has a page of payments, where plan and card are changed. */
  has_portal: z.boolean(),
  /** Payments here are a rehearsal on this machine: no money moves. */
  test_payments: z.boolean(),
  trial_active: z.boolean(),
  trial_ends_at: timestampSchema,
});
export type SubscriptionState = z.infer<typeof subscriptionStateSchema>;

/** An analysis in the list of one's own. */
export const analysisSummarySchema = z.object({
  id: z.uuid(),
  created_at: timestampSchema,
  kind: analysisKindSchema,
  outcome: z.string(),
  headline: z.string(),
  variety: z.nullable(z.string()),
  /** Name of what the keeper says it is. */
  corrected_variety: z.nullable(z.string()),
  confidence: z.number(),
  photo_url: z.nullable(z.string()),
});
